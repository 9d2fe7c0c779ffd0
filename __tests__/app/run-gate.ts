/** Runs the program in the process of the test. */
import { runGate } from "../../src/app/gate.ts";
import {
  type GateOutcome,
  type GatePorts,
  type GateRequest,
  emptyRequest,
} from "../../src/app/request.ts";
import { MODULE_HOST } from "../helpers/built.ts";

/** Runs the request, by default `gate`, as the command line does, but without reading an event. */
export const gateIn = (
  folder: string,
  request: Partial<GateRequest> = {},
  ports: Partial<GatePorts> = {},
): Promise<GateOutcome> =>
  runGate(
    { ...emptyRequest("gate", folder), ...request },
    {
      environment: { PATH: process.env["PATH"] },
      signal: new AbortController().signal,
      moduleHost: MODULE_HOST,
      progress: () => {},
      line: null,
      event: null,
      ...ports,
    },
  );
