/** A file name as one can paste it in a shell. */
export const shellQuoted = (file: string): string =>
  /^[\p{L}\p{N}_./~-]+$/u.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`
