/** To a client the slip is what there is to know: the declaration behind it is the firm's. */
export const nameForClients = (name: string): string => name.replace(/^PGDAS-D e DAS(?![\p{L}-])/u, 'DAS');
