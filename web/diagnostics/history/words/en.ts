import type { Words } from './fr.ts'

export const en: Words = {
  title: 'Who changed this diagnostic, and when',
  creation: 'Diagnostic created',
  entryMode: 'Way of entering',
  kitchenMode: 'What the central kitchen gives',
}
