/** The id in an address; 0, which nothing has, for what is no id. */
export const idOf = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)
