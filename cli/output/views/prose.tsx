import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { TextProps } from 'ink'
import { Wrapped } from './wrapped.tsx'

/** Sentences whose punctuation never starts a line. */
export function Prose({ children, ...style }: Omit<TextProps, 'children'> & { readonly children: string }) {
  return <Wrapped {...style}>{bindPunctuation(children)}</Wrapped>
}
