/** Quotes a file name for a shell, if need be. */
export const quoteForShell = (file: string): string =>
  /^[\p{L}\p{N}_./~-]+$/u.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`
