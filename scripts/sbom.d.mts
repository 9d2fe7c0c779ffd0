export function packageFolders(names: readonly string[]): string[];
export function renderSbom(root: string, folders: readonly string[]): string;
