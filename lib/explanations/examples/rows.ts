import type { Example } from '../example.ts'
import type { CodeOf } from '../families.ts'
import { cod, labels, lines, potatoes, rightFile } from './lines.ts'

export const rows: Readonly<Record<CodeOf<'rows'>, Example>> = {
  'blank-row': { shows: 'file', kind: 'achats', wrong: lines(labels, potatoes, ';;;;;;;', cod), right: rightFile },
  'missing-cell': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, '21340172201787;Pommes de terre;Ferme du Pont;2024-03-15;90,11'),
    right: lines(labels, '21340172201787;Pommes de terre;Ferme du Pont;2024-03-15;90,11;;;'),
  },
  'extra-cell': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(labels, `${potatoes};à vérifier`),
    right: lines(labels, potatoes),
  },
  'cut-number': {
    shows: 'file',
    kind: 'achats',
    wrong: lines(
      labels.replaceAll(';', ','),
      '21340172201787,Pommes de terre,Ferme du Pont,2024-03-15,90,11 €,FRUITS_ET_LEGUMES,BIO,',
    ),
    right: lines(
      labels.replaceAll(';', ','),
      '21340172201787,Pommes de terre,Ferme du Pont,2024-03-15,90.11,FRUITS_ET_LEGUMES,BIO,',
    ),
  },
  'repeated-line': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ description: 'Pommes de terre' }, { description: 'Pommes de terre' }],
    right: [{ description: 'Pommes de terre' }, { description: 'Carottes' }],
  },
  unique: {
    shows: 'rows',
    kind: 'cantines',
    wrong: [
      { siret: '21340172201787', nom: 'École Jean Jaurès' },
      { siret: '21340172201787', nom: 'Crèche des Lilas' },
    ],
    right: [
      { siret: '21340172201787', nom: 'École Jean Jaurès' },
      { siret: '99821993500017', nom: 'Crèche des Lilas' },
    ],
  },
}
