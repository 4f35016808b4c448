import { counted } from '../../../words/english.ts'
import type { Words } from './fr.ts'

export const en: Words = {
  title: 'Who changed this diagnostic, and when',
  none: 'No change is known.',
  creation: 'Diagnostic created',
  entryMode: 'Way of entering',
  kitchenMode: 'What the central kitchen gives',
  before: value => `(before: ${value})`,
  others: count => `and ${counted(count, 'other answer', 'other answers')}`,
  more: 'See older changes',
}
