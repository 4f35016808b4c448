/** How figures are written in English sentences. */
export const number = (value: number): string => value.toLocaleString('en-GB')

/** A number with what it counts: one alone is singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

export const fileSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kB`
