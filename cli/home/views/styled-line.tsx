import { Text, type TextProps } from 'ink'
import type { Line, Tone } from '../navigation/page.ts'

/** The words say the same without colour. */
export const styles: Readonly<Record<Tone, TextProps>> = {
  good: { color: 'green' },
  bad: { color: 'red' },
  warning: { color: 'yellow' },
  dim: { dimColor: true },
  strong: { bold: true },
  advice: { color: 'cyan' },
}

/** One line, which keeps its height when empty. */
export function StyledLine({ line: { text, tone } }: { readonly line: Line }) {
  return (
    <Text wrap="truncate-end" {...(tone ? styles[tone] : {})}>
      {text === '' ? ' ' : text}
    </Text>
  )
}
