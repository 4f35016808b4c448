import type { Words } from './fr.ts'

export const en: Words = {
  states: {
    'current-year': 'Current year',
    'to-complete': 'Data to complete',
    waiting: 'Waiting for your deliverer',
    'not-declared': 'Diagnostic not declared',
    'to-declare': 'Diagnostic to declare',
    declared: 'Diagnostic declared',
  },
  measures: {
    complete: 'Complete',
    'in-progress': 'Under way',
    'by-kitchen': 'By your deliverer',
    'awaits-kitchen': 'To be completed by your deliverer',
    mandatory: 'To complete, mandatory',
    optional: 'To complete, optional',
  },
}
