/** As colleagues call each other. */
export const firstName = (fullName: string): string => fullName.trim().split(' ')[0] ?? fullName;
