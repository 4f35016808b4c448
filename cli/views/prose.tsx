import type { TextProps } from 'ink'
import { bindPunctuation } from './bind-punctuation.ts'
import { Wrapped } from './wrapped.tsx'

/** Sentences for the screen. */
export function Prose({ children, ...style }: Omit<TextProps, 'children'> & { readonly children: string }) {
  return <Wrapped {...style}>{bindPunctuation(children)}</Wrapped>
}
