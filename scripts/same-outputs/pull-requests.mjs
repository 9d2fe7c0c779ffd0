export const pullRequests = [];
