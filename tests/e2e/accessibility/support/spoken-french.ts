/** The words of the virtual reader, which speaks English, as French readers say them. */
const words: Readonly<Record<string, string>> = {
  main: 'contenu principal',
  heading: 'titre',
  link: 'lien',
  button: 'bouton',
  textbox: 'champ',
  searchbox: 'champ de recherche',
  spinbutton: 'champ numérique',
  combobox: 'liste modifiable',
  listbox: 'liste de choix',
  option: 'choix',
  radio: 'bouton radio',
  checkbox: 'case à cocher',
  group: 'groupe',
  radiogroup: 'groupe de boutons radio',
  list: 'liste',
  listitem: 'élément',
  table: 'tableau',
  row: 'ligne',
  rowgroup: 'groupe de lignes',
  cell: 'cellule',
  gridcell: 'cellule',
  columnheader: 'en-tête de colonne',
  rowheader: 'en-tête de ligne',
  region: 'région',
  navigation: 'navigation',
  form: 'formulaire',
  alert: 'alerte',
  status: 'état',
  dialog: 'dialogue',
  figure: 'figure',
  image: 'image',
  img: 'image',
  progressbar: 'avancement',
  separator: 'séparateur',
  strong: 'important',
  time: 'date',
  grid: 'tableau à modifier',
  deletion: 'retiré',
  insertion: 'ajouté',
  'has popup listbox': '',
  'multi-selectable': 'plusieurs choix',
  document: 'page',
  checked: 'coché',
  'not checked': 'non coché',
  expanded: 'déplié',
  'not expanded': 'replié',
  disabled: 'indisponible',
  'not disabled': '',
  'current step': 'étape actuelle',
  search: 'recherche',
  caption: 'légende',
  '1 control': '',
  end: '',
  required: 'obligatoire',
  'not required': '',
  'not invalid': '',
  invalid: 'erroné',
  modal: '',
  'not pressed': 'non enfoncé',
  pressed: 'enfoncé',
  selected: 'choisi',
  'not selected': 'non choisi',
  'read only': 'lecture seule',
  'current page': 'page actuelle',
}

/** What readers pass over in silence. */
const silent = /^(?:end of )?(?:paragraph|generic|strong|emphasis|term|definition)$/

const french = (part: string): string =>
  words[part] ??
  part
    .replace(/^level (\d)$/, 'niveau $1')
    .replace(/^position (\d+)$/, 'numéro $1')
    .replace(/^set size (\d+)$/, 'sur $1')
    .replace(/^column count (\d+)$/, '$1 colonnes')
    .replace(/^row count (\d+)$/, '$1 lignes')
    .replace(/^row index (\d+)$/, 'ligne $1')
    .replace(/^column index (\d+)$/, 'colonne $1')

/** Phrases of the virtual reader in French, without the ends of parts. */
export const inFrench = (phrases: readonly string[]): string[] =>
  phrases.flatMap(phrase => {
    if (silent.test(phrase) || phrase.startsWith('end')) return []
    return [
      phrase
        .split(', ')
        .map(french)
        .filter(part => part !== '')
        .join(', '),
    ]
  })
