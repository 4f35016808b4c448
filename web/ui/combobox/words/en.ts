import { counted, number } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  suggestions: 'Suggestions',
  count: count => `${counted(count, 'suggestion', 'suggestions')}: browse with the up and down arrows.`,
  none: 'Nothing matches what you typed.',
  more: count => `And ${number(count)} more: type more to see them.`,
}
