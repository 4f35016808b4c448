import type { Example } from '../example.ts'
import type { CodeOf } from '../families.ts'
import { cod, cream, labels, lines, potatoes, rightFile, salad } from './lines.ts'

export const file: Readonly<Record<CodeOf<'file'>, Example>> = {
  'empty-file': { shows: 'file', kind: 'achats', wrong: '', right: rightFile },
  'format-error': { shows: 'file', kind: 'achats', wrong: '%PDF-1.7\n1 0 obj\n', right: rightFile },
  'encoding-error': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, cod.replace('é', '\ufffd')),
    right: lines(labels, cod),
  },
  'guessed-encoding': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, cream.replace('è', 'Š').replace('é', '‚')),
    encoding: 'windows-1252',
    right: lines(labels, cream),
  },
  'doubtful-encoding': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, salad.replace('û', '–')),
    encoding: 'windows-1252',
    right: lines(labels, salad),
  },
  'unclosed-quote': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, potatoes.replace('Ferme du Pont', '"Ferme du Pont'), cod),
    right: lines(labels, potatoes.replace('Ferme du Pont', '"Ferme du Pont"'), cod),
  },
  'row-too-long': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, `${potatoes.slice(0, 15)}"Pommes de terre${' '.repeat(3)}`).trimEnd(),
    lastRepeated: 1_100_000,
    right: rightFile,
  },
  'quoted-rows': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(...[labels, potatoes].map(line => `"${line}"`)),
    right: lines(labels, potatoes),
  },
  'unknown-schema': {
    shows: 'file',
    kind: null,
    wrong: lines('Produit;Quantité;Montant', 'Pommes de terre;40 kg;90,11'),
    right: lines(labels, potatoes),
  },
}
