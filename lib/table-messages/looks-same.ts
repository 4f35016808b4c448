const visible = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Two texts that a reader cannot tell apart: they differ by invisible characters, or by how accents are coded. */
export const looksSame = (text: string | null | undefined, other: string | null | undefined): boolean =>
  visible(text) === visible(other)
