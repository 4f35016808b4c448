import { conform, notApplicable, seen } from '../criterion.ts'
import { everyScreen, structure as structureTest } from '../proofs.ts'

export const structure = [
  conform(
    '9.1',
    'Des titres de niveaux justes ordonnent la page.',
    'Headings of the right levels order the page.',
    structureTest,
    everyScreen,
  ),
  conform(
    '9.2',
    'En-tête, navigation, contenu et pied de page sont reconnaissables.',
    'Header, navigation, content and footer can be told apart.',
    structureTest,
  ),
  conform(
    '9.3',
    'Les listes sont des listes.',
    'Lists are lists.',
    everyScreen,
    seen(
      ['anonymousHome', 'purchases', 'siteMap'],
      'Menus, étapes, erreurs, fichiers à télécharger et groupes du plan sont des listes ; les chiffres d’un import, une liste de définitions.',
      'Menus, steps, errors, files to download and groups of the map are lists; the figures of an import, a list of definitions.',
    ),
  ),
  notApplicable('9.4', 'Les citations sont signalées.', 'Quotations are marked.', {
    fr: 'Aucune page évaluée ne cite un texte : les guillemets n’y entourent que des noms et des valeurs de fichiers.',
    en: 'No evaluated page quotes a text: quotation marks only surround names and values of files.',
  }),
]
