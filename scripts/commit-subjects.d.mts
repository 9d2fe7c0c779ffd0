export function findSubjectProblem(subject: string): string | null;
