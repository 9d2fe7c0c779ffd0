export function packageFolders(names: readonly string[]): string[];
export function sbomOf(root: string, folders: readonly string[]): string;
