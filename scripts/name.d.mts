export function isRepositoryName(text: string): boolean;
export function repositoryName(): string;
