export const endings = [];
