import { firstYear, lastYear } from '../diagnostics/diagnostic-rules.ts'
import { isAbove } from '../purchases/price-distribution.ts'
import { allowedValues, type TableSchema } from '../table-schema/descriptor.ts'
import type { ErrorCode } from './error-code.ts'
import { bound, characters, digits, fractionDigits, frenchExpectation } from './fr-limits.ts'
import type { ErrorContext, Sentences } from './sentences.ts'

const q = (text: string | null | undefined): string => {
  const shown = (text ?? '').replace(/\s+/g, ' ')
  return `« ${shown.length > 80 ? `${shown.slice(0, 77)}…` : shown} »`
}
const expected = ({ definition }: ErrorContext): string => {
  if (!definition) return ''
  const example = definition.example === '' ? '' : `, par exemple ${q(definition.example)}`
  return `Valeur attendue : ${frenchExpectation(definition)}${example}.`
}
const labels = ({ fields }: TableSchema): string => fields.map(({ name }) => name).join(', ')
const column = ({ letter, field }: ErrorContext): string => (field ? `${q(field)} (colonne ${letter})` : `${letter}`)

const binaryKinds: Record<string, string> = {
  xlsx: 'un classeur (Excel ou LibreOffice)',
  xls: 'un ancien classeur Excel',
  pdf: 'un document PDF',
  gzip: 'un fichier compressé',
  image: 'une image',
  archive: 'une archive ou un document qui n’est pas un classeur',
  binary: 'un fichier qui ne contient pas du texte',
}

const unreadableWorkbooks: Record<string, { readonly message: string; readonly advice: string }> = {
  'broken-workbook': {
    message: 'Le fichier est un classeur abîmé ou incomplet : il n’a pas pu être lu.',
    advice:
      'Ouvrez-le dans votre tableur et enregistrez-le de nouveau. S’il a été reçu ou téléchargé, reprenez l’original.',
  },
  'protected-workbook': {
    message: 'Le fichier est un classeur protégé par un mot de passe : il n’a pas pu être lu.',
    advice: 'Dans votre tableur, enregistrez-le sans mot de passe, puis recommencez.',
  },
}

/** Longer lists than this are looked up, not read out. */
const longestList = 8

const nearestValues = ({ nearest, definition }: ErrorContext): string => {
  const known = nearest.filter(entry => entry.nearest !== null)
  const values = definition ? (allowedValues(definition) ?? []) : []
  if (known.length === 0) {
    return values.length > longestList
      ? 'Choisissez une valeur de la liste du modèle de fichier.'
      : `Choisissez parmi ${values.join(', ')}.`
  }
  return known.map(entry => `Remplacez ${q(entry.item)} par ${q(entry.nearest)}.`).join(' ')
}

/** As Intl does, which takes long to load: a million warnings may be told. */
const euros = (amount: string | undefined): string => {
  const [whole = '', cents = ''] = Number(amount).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')},${cents}\u00a0€`
}

export const fr: Record<ErrorCode, Sentences> = {
  'empty-file': {
    title: 'Fichier vide',
    message: () => 'Le fichier ne contient rien.',
    advice: () => 'Vérifiez que vous avez choisi le bon fichier et que son enregistrement s’est bien terminé.',
  },
  'format-error': {
    title: 'Format de fichier non reconnu',
    message: ({ expected: kind }) =>
      unreadableWorkbooks[kind ?? '']?.message ??
      `Le fichier est ${binaryKinds[kind ?? ''] ?? binaryKinds.binary}, pas un fichier CSV.`,
    advice: ({ expected: kind }) =>
      unreadableWorkbooks[kind ?? '']?.advice ??
      'Dans votre tableur, enregistrez le tableau au format « CSV UTF-8 », puis recommencez avec ce fichier.',
  },
  'encoding-error': {
    title: 'Caractères illisibles',
    message: ({ value }) => `Des caractères de ${q(value)} n’ont pas pu être lus.`,
    advice: () => 'Retapez ce texte, puis enregistrez le fichier au format « CSV UTF-8 ».',
  },
  'unclosed-quote': {
    title: 'Guillemet non refermé',
    message: ({ row }) => `Une cellule ouverte par un guillemet à partir de la ligne ${row} n’est jamais refermée.`,
    advice: () =>
      'Refermez le guillemet, ou supprimez-le. Si le fichier a été coupé pendant son enregistrement ou son transfert, reprenez l’original.',
  },
  'row-too-long': {
    title: 'Ligne trop longue',
    message: ({ row }) => `La ligne ${row} dépasse un million de caractères : la suite du fichier n’a pas pu être lue.`,
    advice: () => 'Cherchez un guillemet ouvert et jamais refermé à cet endroit du fichier.',
  },
  'file-too-large': {
    title: 'Fichier trop volumineux',
    message: ({ expected: limit }) => `Le fichier dépasse la taille maximale de ${limit}.`,
    advice: () => 'Découpez le fichier en plusieurs fichiers plus petits, chacun avec sa ligne d’en-tête.',
  },
  'unknown-schema': {
    title: 'Type de fichier non reconnu',
    message: ({ value }) => `La première ligne, ${q(value)}, ne correspond à aucun fichier connu.`,
    advice: () =>
      'La première ligne doit porter les noms de colonnes du modèle de fichier (cantines, achats ou bilans), dans le même ordre.',
  },
  'unpacked-too-large': {
    title: 'Classeur trop volumineux',
    message: () => 'Une fois décompressé, le classeur est trop volumineux pour être lu.',
    advice: () =>
      'Gardez la seule feuille à vérifier, sans images, puis enregistrez-la au format « CSV UTF-8 » ou en plusieurs classeurs.',
  },
  'unknown-sheet': {
    title: 'Feuille introuvable',
    message: ({ value }) => `Le classeur n’a pas de feuille nommée ${q(value)}.`,
    advice: ({ expected: sheets }) => `Choisissez parmi ses feuilles : ${sheets}.`,
  },
  'no-fitting-sheet': {
    title: 'Aucune feuille reconnue',
    message: ({ expected: sheets }) =>
      `Aucune feuille du classeur (${sheets}) n’a les noms de colonnes attendus sur sa première ligne.`,
    advice: ({ schema }) =>
      schema
        ? `La première ligne de la feuille doit contenir les noms de colonnes : ${labels(schema)}.`
        : 'La première ligne de la feuille doit contenir les noms de colonnes du modèle (cantines, achats ou bilans).',
  },
  'several-sheets': {
    title: 'Plusieurs feuilles possibles',
    message: ({ expected: sheets }) => `Plusieurs feuilles du classeur peuvent être vérifiées : ${sheets}.`,
    advice: () => 'Indiquez le nom de la feuille à vérifier, ou enregistrez chacune dans son propre fichier.',
  },
  'missing-header': {
    title: 'Ligne d’en-tête absente',
    message: () => 'La première ligne ne contient aucun des noms de colonnes attendus.',
    advice: ({ expected: labels }) => `Ajoutez en première ligne les noms de colonnes : ${labels}.`,
  },
  'blank-label': {
    title: 'Colonne sans nom',
    message: ({ letter }) => `La colonne ${letter} n’a pas de nom.`,
    advice: () => 'Supprimez cette colonne : le fichier ne doit contenir que les colonnes du modèle.',
  },
  'duplicate-label': {
    title: 'Colonne en double',
    message: ({ letter, value }) => `La colonne ${letter} répète le nom ${q(value)}.`,
    advice: () => 'Gardez une seule colonne de ce nom.',
  },
  'missing-label': {
    title: 'Colonne manquante',
    message: ({ expected: label }) => `La colonne ${q(label)} manque.`,
    advice: () => 'Ajoutez cette colonne à sa place, même si ses cellules restent vides.',
  },
  'extra-label': {
    title: 'Colonne en trop',
    message: ({ letter, value }) => `La colonne ${letter}, ${q(value)}, n’est pas attendue.`,
    advice: () => 'Supprimez cette colonne : le fichier ne doit contenir que les colonnes du modèle.',
  },
  'incorrect-label': {
    title: 'Nom de colonne incorrect',
    message: ({ letter, value, expected: label }) =>
      `La colonne ${letter} s’appelle ${q(value)} au lieu de ${q(label)}.`,
    advice: ({ expected: label }) =>
      `Renommez cette colonne ${q(label)}, avec les mêmes accents, majuscules et minuscules.`,
  },
  'misplaced-label': {
    title: 'Colonne mal placée',
    message: ({ letter, value }) => `La colonne ${q(value)} n’est pas à sa place en colonne ${letter}.`,
    advice: ({ expected: before }) =>
      before ? `Placez-la juste après la colonne ${q(before)}.` : 'Placez-la en première colonne.',
  },
  'blank-row': {
    title: 'Ligne vide',
    message: ({ row }) => `La ligne ${row} est vide.`,
    advice: () => 'Supprimez cette ligne.',
  },
  'missing-cell': {
    title: 'Cellule absente',
    message: error => `La ligne s’arrête avant la colonne ${column(error)}.`,
    advice: () => 'Complétez la ligne : elle doit avoir autant de cellules que la ligne d’en-tête.',
  },
  'extra-cell': {
    title: 'Cellule en trop',
    message: ({ letter, value }) => `La ligne contient une cellule de trop en colonne ${letter} : ${q(value)}.`,
    advice: () =>
      'Si un texte ou un prix contient le caractère qui sépare les colonnes, entourez-le de guillemets ; sinon, supprimez la cellule.',
  },
  'repeated-line': {
    title: 'Ligne en double',
    message: ({ row, expected: first }) => `La ligne ${row} est la même que la ligne ${first}.`,
    advice: () => 'Supprimez-la si elle a été recopiée par erreur ; sinon, il n’y a rien à faire.',
  },
  required: {
    title: 'Valeur obligatoire manquante',
    message: error => `La colonne ${column(error)} est obligatoire.`,
    advice: expected,
  },
  'type-error': {
    title: 'Format incorrect',
    message: ({ value, definition }) =>
      definition?.type === 'date'
        ? `${q(value)} n’est pas une date valide.`
        : definition?.type === 'integer'
          ? `${q(value)} n’est pas un nombre entier.`
          : definition?.type === 'year'
            ? `${q(value)} n’est pas une année.`
            : `${q(value)} n’est pas un nombre.`,
    advice: expected,
  },
  pattern: {
    title: 'Format incorrect',
    message: ({ value }) => `${q(value)} n’a pas la forme attendue.`,
    advice: expected,
  },
  enum: {
    title: 'Valeur hors de la liste',
    message: ({ value, nearest, definition }) =>
      nearest.length > 0
        ? `${nearest.map(entry => q(entry.item)).join(', ')} ne fait pas partie des valeurs possibles.`
        : `${q(value)} n’est pas écrit comme attendu : ${definition ? frenchExpectation(definition) : 'une valeur de la liste'}.`,
    advice: nearestValues,
  },
  'min-length': {
    title: 'Texte trop court',
    message: ({ value, definition }) =>
      `${q(value)} est plus court que le minimum, ${characters(definition?.constraints?.minLength ?? 0)}.`,
    advice: expected,
  },
  'max-length': {
    title: 'Texte trop long',
    message: ({ value, definition }) =>
      `${q(value)} est plus long que le maximum, ${characters(definition?.constraints?.maxLength ?? 0)}.`,
    advice: expected,
  },
  minimum: {
    title: 'Valeur sous le minimum',
    message: ({ value, definition }) =>
      definition?.type === 'date'
        ? `${q(value)} vient avant la première date possible, ${bound(definition, 'minimum')}.`
        : `${q(value)} est inférieur au minimum, ${bound(definition, 'minimum')}.`,
    advice: expected,
  },
  maximum: {
    title: 'Valeur au-dessus du maximum',
    message: ({ value, definition }) =>
      definition?.type === 'date'
        ? `${q(value)} vient après la dernière date possible, ${bound(definition, 'maximum')}.`
        : `${q(value)} dépasse le maximum, ${bound(definition, 'maximum')}.`,
    advice: expected,
  },
  unique: {
    title: 'Valeur en double',
    message: ({ value, expected: first }) => `${q(value)} figure déjà à la ligne ${first}.`,
    advice: () => 'Gardez une seule ligne pour cette valeur, ou corrigez celle qui est fausse.',
  },
  'siret-check-digit': {
    title: 'Numéro SIRET incorrect',
    message: ({ value }) => `${q(value)} n’est pas un numéro SIRET : sa clé de contrôle est fausse.`,
    advice: () => 'Vérifiez chaque chiffre ; le numéro exact se trouve sur annuaire-entreprises.data.gouv.fr.',
  },
  'same-as-own-siret': {
    title: 'Livreur identique à la cantine',
    message: () => 'Le numéro SIRET du livreur ne peut pas être le même que celui de la cantine',
    advice: () => 'Indiquez le SIRET de l’établissement qui livre les repas, ou laissez la cellule vide.',
  },
  'postal-code-or-insee-code-required': {
    title: 'Commune manquante',
    message: () => 'Ni le code INSEE ni le code postal de la commune ne sont renseignés.',
    advice: () => 'Renseignez l’un des deux ; le code INSEE est le plus précis.',
  },
  'invalid-email': {
    title: 'Adresse e-mail incorrecte',
    message: ({ value }) => `${q(value)} contient une adresse e-mail incorrecte.`,
    advice: () => 'Séparez les adresses par une virgule, sans virgule après la dernière.',
  },
  'siret-in-scientific-notation': {
    title: 'SIRET transformé par le tableur',
    message: ({ value }) => `Le tableur a pris le SIRET pour un nombre et l’a remplacé par ${q(value)}.`,
    advice: () =>
      'Mettez la colonne au format texte, puis retapez le numéro : ses derniers chiffres ne sont plus dans le fichier.',
  },
  'total-digits': {
    title: 'Nombre trop grand',
    message: ({ value, definition }) => `${q(value)} compte trop de chiffres : ${digits(definition)}.`,
    advice: expected,
  },
  'fraction-digits': {
    title: 'Trop de décimales',
    message: ({ value, definition }) =>
      `${q(value)} a plus de ${fractionDigits(definition?.constraints?.fractionDigits ?? 0)}.`,
    advice: error =>
      error.definition?.constraints?.fractionDigits === 2 ? 'Arrondissez le montant au centime.' : expected(error),
  },
  'local-definition-required': {
    title: 'Définition de « local » manquante',
    message: () => 'Un achat qui porte la caractéristique LOCAL doit dire ce que « local » signifie.',
    advice: ({ definition }) => `Choisissez une valeur parmi ${definition?.doc_enum?.join(', ')}.`,
  },
  'unusual-price': {
    title: 'Prix très éloigné des autres',
    message: ({ value, expected: median }) =>
      `${q(value)} est plus de ${isAbove(value, median) ? '100 fois supérieur' : '1 000 fois inférieur'} au prix médian de la même famille dans ce fichier, environ ${euros(median)}.`,
    advice: () => 'Vérifiez la virgule : le prix est en euros hors taxes, et non en centimes.',
  },
  'future-date': {
    title: 'Date à venir',
    message: ({ value }) => `Le ${q(value)} n’est pas encore passé.`,
    advice: () => 'Vérifiez l’année, le mois et le jour de l’achat.',
  },
  'other-year': {
    title: 'Année différente des autres lignes',
    message: ({ value, expected: year }) => `${q(value)} n’est pas en ${year}, comme presque toutes les autres lignes.`,
    advice: () => 'Vérifiez l’année ; si elle est bonne, il n’y a rien à faire.',
  },
  'year-required': {
    title: 'Année du bilan manquante',
    message: () => 'La ligne contient des montants, mais pas l’année à laquelle ils se rapportent.',
    advice: () => 'Indiquez l’année civile des achats, ou videz les montants pour n’enregistrer que la cantine.',
  },
  'year-out-of-range': {
    title: 'Année du bilan hors limites',
    message: ({ value }) => `${q(value)} n’est pas une année dont on peut faire le bilan.`,
    advice: () => `Indiquez une année comprise entre ${firstYear} et ${lastYear()}.`,
  },
  'total-required': {
    title: 'Total des achats manquant',
    message: () => 'Un bilan ne peut pas être enregistré sans le total des achats alimentaires de l’année.',
    advice: () => 'Indiquez le montant total hors taxes, même s’il est égal à 0.',
  },
  'repeated-diagnostic': {
    title: 'Deux bilans pour la même année',
    message: ({ expected: first }) => `La ligne ${first} donne déjà le bilan de cette cantine pour cette année.`,
    advice: () => 'Corrigez l’année ou le SIRET, ou ne gardez qu’une des deux lignes.',
  },
  'parts-above-total': {
    title: 'Total inférieur à ses parties',
    message: ({ value }) => `La somme des montants EGalim dépasse le total des achats, ${q(value)}.`,
    advice: () =>
      'Un achat ne se compte que dans une catégorie : vérifiez les montants bio, SIQO, environnementaux et autres EGalim, puis le total.',
  },
  'meat-egalim-above-total': {
    title: 'Viandes EGalim supérieures au total des viandes',
    message: ({ value }) => `Les viandes et volailles EGalim dépassent le total des viandes et volailles, ${q(value)}.`,
    advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
  },
  'meat-france-above-total': {
    title: 'Viandes françaises supérieures au total des viandes',
    message: ({ value }) =>
      `Les viandes et volailles françaises dépassent le total des viandes et volailles, ${q(value)}.`,
    advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
  },
  'fish-egalim-above-total': {
    title: 'Poissons EGalim supérieurs au total des poissons',
    message: ({ value }) => `Les produits aquatiques EGalim dépassent le total des produits aquatiques, ${q(value)}.`,
    advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
  },
  'families-above-egalim': {
    title: 'Viandes et poissons EGalim supérieurs au total EGalim',
    message: () => 'Les viandes et les poissons EGalim dépassent, ensemble, la somme des montants EGalim.',
    advice: () => 'Comptez aussi ces achats dans les montants bio, SIQO, environnementaux ou autres EGalim.',
  },
  'unusual-meal-cost': {
    title: 'Coût par repas inhabituel',
    message: ({ value, expected: cost }) =>
      `Le total des achats, ${q(value)}, fait ${euros(cost)} par repas pour le nombre de repas de l’année.`,
    advice: () => 'Vérifiez le total des achats et le nombre de repas par an.',
  },
  'meat-and-fish-above-total': {
    title: 'Viandes et poissons supérieurs au total',
    message: ({ value, expected: sum }) =>
      `Les viandes et les produits aquatiques font ensemble ${euros(sum)}, plus que le total des achats, ${q(value)}.`,
    advice: () => 'Vérifiez les trois montants : les deux premiers sont des parties du troisième.',
  },
  'origin-above-family': {
    title: 'Origine supérieure à sa famille de produits',
    message: ({ value, expected: sum }) =>
      `${q(value)} dépasse ce qui a été acheté de cette famille de produits, ${euros(sum)} d’après les autres colonnes.`,
    advice: () => 'Un achat français, local ou en circuit court se compte aussi dans un label, ou en non EGalim.',
  },
  'total-differs-from-detail': {
    title: 'Total différent de son détail',
    message: ({ value, expected: sum }) => `Le détail de ${q(value)} fait ${euros(sum)}.`,
    advice: () => 'Complétez le détail, produits non EGalim compris, ou corrigez le total.',
  },
  'canteen-not-beside': {
    title: 'Cantine absente des fichiers de cantines',
    message: ({ value }) => `Aucun fichier de cantines du dossier ne contient le SIRET ${q(value)}.`,
    advice: () => 'Vérifiez le numéro, ou ajoutez la cantine, sauf si elle est déjà enregistrée sur la plateforme.',
  },
  'repeated-across-files': {
    title: 'Cantine répétée dans deux fichiers',
    message: ({ value, expected: first }) => `Le SIRET ${q(value)} est déjà dans le fichier ${q(first)}.`,
    advice: () => 'Gardez la cantine dans un seul fichier, ou corrigez le numéro.',
  },
  'unknown-canteen': {
    title: 'Cantine inconnue',
    message: ({ value }) => `Aucune cantine n’a le numéro SIRET ${q(value)}.`,
    advice: () => 'Vérifiez le numéro, ou importez d’abord cette cantine.',
  },
  'not-manager': {
    title: 'Cantine gérée par une autre équipe',
    message: ({ value }) => `Vous ne gérez pas la cantine dont le SIRET est ${q(value)}.`,
    advice: () => 'Demandez à l’équipe de la cantine de vous ajouter à ses gestionnaires.',
  },
  'outside-token': {
    title: 'Cantine hors du jeton d’accès',
    message: ({ value }) => `Ce jeton d’accès est limité à d’autres cantines que celle dont le SIRET est ${q(value)}.`,
    advice: () => 'Retirez ses lignes du fichier, ou importez-le avec un jeton d’accès qui couvre cette cantine.',
  },
  'staff-columns': {
    title: 'Colonnes réservées',
    message: ({ value }) => `Vous n’êtes pas autorisé à importer la colonne ${q(value)}.`,
    advice: () => 'Supprimez du fichier les colonnes dont le nom commence par « admin_ ».',
  },
  'duplicate-file': {
    title: 'Fichier déjà importé',
    message: ({ expected: count }) => `Ce fichier a déjà été utilisé pour importer des achats (${count}).`,
    advice: () => 'Si vous avez choisi le mauvais fichier, prenez le bon ; sinon, il n’y a rien à faire.',
  },
  'disagrees-with-stored': {
    title: 'Désaccord avec le bilan enregistré',
    message: ({ value: year, expected: code }) =>
      `Complétés par ceux qui sont déjà enregistrés pour ${year}, les montants de la ligne ne s’accordent plus : ${q(fr[code as ErrorCode].title)}.`,
    advice: () =>
      'Une cellule vide garde le montant enregistré : indiquez tous ceux qui changent, et 0 pour ceux qui n’ont plus lieu d’être.',
  },
  'campaign-closed': {
    title: 'Campagne de télédéclaration fermée',
    message: () => 'Aucune campagne de télédéclaration n’est ouverte : le bilan ne peut pas être télédéclaré.',
    advice: () => 'Écrivez « brouillon », ou laissez la cellule vide : le bilan sera enregistré sans être télédéclaré.',
  },
  'declaration-by-file': {
    title: 'Télédéclaration par fichier indisponible',
    message: () => 'La plateforme ne télédéclare pas encore les bilans à partir d’un fichier.',
    advice: () => 'Écrivez « brouillon », ou laissez la cellule vide : le bilan sera enregistré sans être télédéclaré.',
  },
  'data-moved': {
    title: 'Données modifiées entre-temps',
    message: () =>
      'Une cantine du fichier, ou l’un de ses bilans, a été modifié par une autre personne pendant l’import.',
    advice: () => 'Rien n’a été enregistré. Recommencez l’import.',
  },
  'similar-purchases': {
    title: 'Achats déjà enregistrés',
    message: ({ expected: count }) =>
      `Des lignes du fichier décrivent des achats qui sont déjà enregistrés (${count} en tout).`,
    advice: () =>
      'Rien n’a été enregistré. Retirez ces lignes du fichier, ou demandez à l’import de les laisser de côté (« similar=skip ») ou de les garder (« similar=allow »).',
  },
  'plan-of-another-file': {
    title: 'Autre fichier que celui de la simulation',
    message: () => 'Ce fichier n’est pas celui dont l’import a été simulé.',
    advice: () => 'Rien n’a été enregistré. Envoyez le fichier de la simulation, ou simulez l’import de celui-ci.',
  },
  'plan-expired': {
    title: 'Simulation expirée',
    message: () => 'La simulation de cet import a été faite il y a plus d’une heure.',
    advice: () => 'Rien n’a été enregistré. Simulez de nouveau l’import, puis confirmez-le.',
  },
  'plan-applied': {
    title: 'Simulation déjà appliquée',
    message: ({ expected: importId }) => `Cette simulation a déjà donné lieu à l’import n° ${importId}.`,
    advice: () => 'Il n’y a rien à faire : l’import n’a pas été fait une seconde fois.',
  },
  'plan-outdated': {
    title: 'Simulation dépassée',
    message: () => 'Des données ont changé depuis la simulation : l’import ne ferait plus ce qu’elle annonçait.',
    advice: () => 'Rien n’a été enregistré. Simulez de nouveau l’import pour voir ce qu’il ferait, puis confirmez-le.',
  },
  'unconfirmed-sender': {
    title: 'Adresse e-mail à confirmer',
    message: () =>
      'Ce fichier ajoute des gestionnaires, à qui un message serait envoyé, et votre adresse e-mail n’est pas encore confirmée.',
    advice: () =>
      'Suivez le lien du message que nous vous avons envoyé, ou demandez-en un autre depuis votre compte, puis recommencez l’import.',
  },
  'too-many-emails': {
    title: 'Trop de messages en un jour',
    message: ({ value: count }) =>
      `Les messages aux gestionnaires ajoutés par ce fichier (${count}) sont plus nombreux que ceux qui peuvent encore partir aujourd’hui. Si vous en avez envoyé peu, la plateforme en a déjà envoyé beaucoup : ce n’est pas de votre fait.`,
    advice: () =>
      'Rien n’a été enregistré. Laissez dans le fichier moins d’adresses de gestionnaires : vous ajouterez les autres un autre jour. Si vous avez envoyé peu de messages, réessayez demain.',
  },
  'missing-file': {
    title: 'Fichier absent',
    message: () => 'La requête ne contient pas de fichier.',
    advice: () => 'Envoyez le fichier dans la partie « file » d’une requête multipart/form-data.',
  },
  'file-format': {
    title: 'Format de fichier non accepté',
    message: ({ value }) => `Le fichier a été envoyé comme ${q(value)}.`,
    advice: () =>
      'Dans votre tableur, enregistrez le tableau au format « CSV UTF-8 », ou comme classeur, puis envoyez ce fichier, dont le nom se termine par .csv, .tsv, .xlsx ou .ods.',
  },
  'unreadable-upload': {
    title: 'Envoi interrompu',
    message: () => 'L’envoi du fichier s’est interrompu avant la fin.',
    advice: () => 'Rien n’a été enregistré. Recommencez l’import.',
  },
}
