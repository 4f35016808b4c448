import { Text, type TextProps, Transform } from 'ink'

/** Text without the space at which a line is cut at the start of the next one. */
export function Wrapped(props: TextProps) {
  return (
    <Transform transform={withoutLeadingSpace}>
      <Text {...props} />
    </Transform>
  )
}

/** Escape codes of colours may come before the space. */
const withoutLeadingSpace = (line: string): string => line.replace(/^((?:\p{Cc}\[[\d;]*m)*) +/u, '$1')
