import type { Screen, ScreenName } from '../navigation/screen.ts'
import { loadCanteens } from './canteens.ts'
import { loadCheck } from './check.ts'
import { loadChooser } from './chooser.ts'
import { loadFiles, loadPath } from './files.ts'
import { loadCorrections, loadReplaceQuestion, writeFix } from './fix.ts'
import { loadImport, loadImports, loadUndoQuestion, undoImport } from './imports.ts'
import type { Load } from './load.ts'
import { loadMenu } from './menu.ts'
import { loadPending } from './pending.ts'
import { loadPlan, loadSendingQuestion, sendPlanned } from './sending.ts'

const loads: { readonly [Name in ScreenName]: Load<Name> } = {
  menu: loadMenu,
  pending: loadPending,
  canteens: loadCanteens,
  imports: loadImports,
  import: loadImport,
  'confirm-undo': loadUndoQuestion,
  undo: undoImport,
  chooser: loadChooser,
  files: loadFiles,
  path: loadPath,
  check: loadCheck,
  // The hundred pages of errors are loaded with the first that is opened.
  error: async (...call) => (await import('./error.ts')).loadError(...call),
  value: async (...call) => (await import('./value.ts')).loadValue(...call),
  mend: async (...call) => (await import('./value.ts')).mendEverywhere(...call),
  // The words that other programs use are loaded with the first file of one.
  match: async (...call) => (await import('./match.ts')).loadMatch(...call),
  'match-kind': async (...call) => (await import('./match-choices.ts')).loadMatchKind(...call),
  'match-column': async (...call) => (await import('./match-choices.ts')).loadMatchColumn(...call),
  'match-values': async (...call) => (await import('./match-choices.ts')).loadMatchValues(...call),
  'match-value': async (...call) => (await import('./match-choices.ts')).loadMatchValue(...call),
  converted: async (...call) => (await import('./converted.ts')).loadConverted(...call),
  convert: async (...call) => (await import('./converted.ts')).convertFile(...call),
  'match-keep': async (...call) => (await import('./converted.ts')).loadMatchKeep(...call),
  keep: async (...call) => (await import('./converted.ts')).keepMapping(...call),
  corrections: loadCorrections,
  'confirm-replace': loadReplaceQuestion,
  fix: writeFix,
  plan: loadPlan,
  'confirm-send': loadSendingQuestion,
  send: sendPlanned,
}

/** Loads a screen by its name. */
export const loadScreen = (screen: Screen): Load<ScreenName> => loads[screen.name] as Load<ScreenName>
