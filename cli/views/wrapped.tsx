import { Text, type TextProps, Transform } from 'ink'

/** Text of which no line starts with the space at which it was cut. */
export function Wrapped(props: TextProps) {
  return (
    <Transform transform={withoutLeadingSpace}>
      <Text {...props} />
    </Transform>
  )
}

/** Colours, if any, come before the space. */
const withoutLeadingSpace = (line: string): string => line.replace(/^((?:\p{Cc}\[[\d;]*m)*) +/u, '$1')
