/** Reads addresses typed one per line. */
export const parseAddressLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
