import { catalogue } from '../messages/catalogue.ts'

/** The objections about kept mappings that need stored data. */
export const mappingRefusals = catalogue(
  {
    'unknown-mapping': 'Cette correspondance de colonnes n’existe pas, ou elle n’est plus partagée avec vous.',
    'mapping-of-another':
      'Cette correspondance de colonnes est à quelqu’un d’autre de l’équipe : vous pouvez vous en servir, mais pas la changer.',
    'mapping-of-left-team':
      'Cette correspondance de colonnes sert à une équipe dont vous ne faites plus partie : gardez-en une autre, sous un autre nom.',
    'mapping-name-taken': 'Vous gardez déjà une correspondance de ce nom : choisissez-en un autre.',
    'mapping-to-confirm':
      'Cette correspondance a encore des points à vérifier : videz sa liste « toConfirm » quand c’est fait.',
    'too-many-mappings': (most: number) =>
      `Vous gardez déjà ${most} correspondances de colonnes : supprimez celles qui ne servent plus, puis recommencez.`,
  },
  {
    'unknown-mapping': 'This mapping of columns does not exist, or is no longer shared with you.',
    'mapping-of-another':
      'This mapping of columns belongs to somebody else of the team: you may use it, but not change it.',
    'mapping-of-left-team':
      'This mapping of columns serves a team that you are no longer on: keep another one, under another name.',
    'mapping-name-taken': 'You already keep a mapping of this name: choose another one.',
    'mapping-to-confirm': 'This mapping still has points to look at: empty its list “toConfirm” once that is done.',
    'too-many-mappings': most =>
      `You already keep ${most} mappings of columns: delete those that no longer serve, then try again.`,
  },
)
