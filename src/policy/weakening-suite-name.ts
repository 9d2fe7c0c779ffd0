/** Another suite in the place of the base's. */
import { type Weakening, finding } from "./finding.ts";

export const SUITE_NAME: Weakening = {
  name: "suite name",
  find: ({ base, head }) => {
    if (base.suite.name === head.suite.name) return [];
    const file = head.suite.files[0] ?? head.config.file;
    return [finding("suite_renamed", "suite.name", file, base.suite.name, head.suite.name)];
  },
};
