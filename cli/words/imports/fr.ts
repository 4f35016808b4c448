import type { KeepReason } from '@ma-cantine/lib/imports/import-record'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

export interface EffectCounts {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

const entities = {
  canteens: { the: 'de la cantine', a: 'la cantine' },
  diagnostics: { the: 'du bilan', a: 'le bilan' },
  purchases: { the: 'de l’achat', a: 'l’achat' },
} as const
type Entity = keyof typeof entities

/** The words of dry runs, of the journal of imports and of undoing. */
export const importsFr = {
  // dry run
  planned: (warnings: string | null): string => (warnings ? `peut être importé (${warnings})` : 'peut être importé'),
  effects: ({ created, updated, unchanged }: EffectCounts): string => {
    const parts = [
      ...(created > 0 ? [counted(created, 'création', 'créations')] : []),
      ...(updated > 0 ? [counted(updated, 'mise à jour', 'mises à jour')] : []),
      ...(unchanged > 0 ? [`${number(unchanged)} sans changement`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'rien à enregistrer'
  },
  ofKind: (title: string, text: string): string => `${title} : ${text}`,
  /** `canteen` names the canteen that the change is about. */
  change: (
    row: number | null,
    action: 'create' | 'update',
    entity: Entity,
    name: string | null,
    canteen: string | null,
  ): string =>
    `${row ? `Ligne ${number(row)} : ` : ''}${action === 'create' ? 'création' : 'mise à jour'} ${entities[entity].the}${name === null ? '' : ` ${q(name)}`}${canteen === null ? '' : ` — ${canteen}`}`,
  changedField: (column: string, before: string, after: string): string => `${column} : ${before} → ${after}`,
  otherChanges: (count: number): string => `et ${counted(count, 'autre changement', 'autres changements')}`,
  emails: (count: number): string =>
    plural(
      count,
      '1 message partira à la personne ajoutée comme gestionnaire',
      `${number(count)} messages partiront aux gestionnaires ajoutés`,
    ),
  emailsLeaving: (count: number): string =>
    plural(
      count,
      '1 message part à la personne ajoutée comme gestionnaire',
      `${number(count)} messages partent aux gestionnaires ajoutés`,
    ),
  /** Names of the stored values that have no column in the file. */
  fields: {
    managers: 'gestionnaires',
    managerInvitations: 'personnes invitées',
    year: 'année',
  } as Readonly<Record<string, string>>,
  nothing: 'vide',
  yesNo: (value: boolean): string => (value ? 'oui' : 'non'),
  nothingStored: 'Simulation : rien n’a été enregistré. Relancez sans --dry-run pour enregistrer.',

  // similar purchases
  similarPurchase: (row: number, description: string): string => `ligne ${number(row)} : ${description}`,
  similarAdvice:
    'Relancez avec --similar skip pour laisser ces lignes de côté, ou avec --similar allow si ce sont d’autres livraisons, à enregistrer aussi.',
  similarFound: (count: number): string =>
    plural(
      count,
      'Cette ligne dit la même chose qu’un achat déjà enregistré : vérifiez qu’il ne compte pas deux fois.',
      `Ces ${number(count)} lignes disent la même chose que des achats déjà enregistrés : vérifiez qu’ils ne comptent pas deux fois.`,
    ),

  // recaps of suppliers
  recapRow: (row: number, article: string, euros: string, stored: string): string =>
    `ligne ${number(row)} : ${article}, ${euros} ; vos achats : ${stored}`,
  otherRows: (count: number): string => plural(count, 'et 1 autre ligne', `et ${number(count)} autres lignes`),
  recapAdvice:
    'Ces lignes sont peut-être parmi vos achats. Avec --similar skip, elles sont laissées de côté ; avec --similar allow, elles sont ajoutées, pour ce qui en manque.',

  // rows that come back
  rejects: {
    verdicts: {
      accepted: (rows: number): string => `enregistré en partie (${counted(rows, 'ligne', 'lignes')} à corriger)`,
      planned: (rows: number): string => `peut être importé en partie (${counted(rows, 'ligne', 'lignes')} à corriger)`,
    },
    nothingRight: 'rien à envoyer : toutes les lignes sont à corriger',
    counts: (sent: number, rows: number, isPlan: boolean): string => {
      const sentRows = `${counted(sent, 'ligne', 'lignes')} ${isPlan ? 'à envoyer' : plural(sent, 'envoyée', 'envoyées')}`
      return `${sentRows}, ${counted(rows, 'ligne', 'lignes')} à corriger`
    },
    written: (place: string, rows: number): string =>
      plural(
        rows,
        `La ligne à corriger est dans ${place}, avec son motif en dernière colonne.`,
        `Les ${number(rows)} lignes à corriger sont dans ${place}, chacune avec ses motifs en dernière colonne.`,
      ),
    advice: (place: string): string =>
      `Corrigez ${place}, sans toucher au fichier d’origine, puis : ma-cantine import ${place}`,
    problems: {
      withoutSkipping: {
        message:
          'L’option --rejects dit où écrire les lignes refusées, mais le fichier entier est refusé s’il en a une.',
        advice: 'Ajoutez --on-error skip-rows pour envoyer les autres lignes, ou retirez --rejects.',
      },
      ofMapping: {
        message: 'Avec une correspondance de colonnes, un fichier est envoyé en entier ou pas du tout.',
        advice: 'Retirez --on-error skip-rows, puis corrigez le fichier d’après ses erreurs.',
      },
      severalFiles: {
        message: 'Un seul fichier ne peut pas recevoir les lignes refusées de plusieurs.',
        advice:
          'Importez les fichiers un par un, ou retirez --rejects : les lignes de chacun iront dans un fichier à côté de lui.',
      },
      ofStandardInput: {
        message: 'L’entrée standard n’a pas de dossier où écrire les lignes refusées.',
        advice: 'Indiquez un fichier avec --rejects, par exemple --rejects achats.rejets.csv.',
      },
      rowsTogether: (file: string): Sentences => ({
        message: `Les lignes de ${q(file)} ne peuvent pas être importées les unes sans les autres : un bilan est comparé aux autres lignes de sa cantine, et les cantines livrées suivent leur cuisine.`,
        advice: 'Retirez --on-error skip-rows, corrigez le fichier, puis importez-le en entier.',
      }),
    },
  },

  // idempotency
  oneFileAKey: {
    message: 'Avec --idempotency-key, un seul fichier peut être importé à la fois.',
    advice:
      'Donnez une clé à chaque fichier, ou laissez cette option de côté : la commande en choisit une par fichier.',
  },
  badKey: 'écrivez de 1 à 200 lettres, chiffres ou signes, sans espace, accent, guillemet ni barre oblique inverse.',
  underWay: (detail: string): Sentences => ({
    message: `Le serveur n’a pas fini d’enregistrer ce fichier : ${detail}`,
    advice: 'Attendez un peu, puis regardez ce qu’il en est avec « ma-cantine imports ».',
  }),
  keyUsed: (detail: string): Sentences => ({
    message: `Le serveur a refusé la clé : ${detail}`,
    advice: 'Changez la valeur de --idempotency-key, ou laissez cette option de côté.',
  }),

  // journal
  none: 'Vous n’avez encore fait aucun import.',
  nameless: 'fichier sans nom',
  status: { done: 'enregistré', refused: 'refusé', undone: 'annulé' },
  numbered: (id: number, status: string): string => `import n° ${id}, ${status}`,
  moment: (date: string): string => formatMoment(date, 'fr'),
  undoableUntil: (date: string): string => `Peut être annulé jusqu’au ${date}`,
  notUndoable: 'Ne peut plus être annulé',
  withheld: 'Concerne une cantine que vous ne gérez plus : le détail du fichier n’est plus montré',
  undoneOn: (date: string): string => `Annulé le ${date}`,
  through: {
    session: 'Fait sur le site',
    token: 'Fait avec un jeton d’accès',
    application: 'Fait par une application autorisée',
  },
  hidden: (count: number): string =>
    plural(
      count,
      '1 import plus ancien n’est pas montré.',
      `${number(count)} imports plus anciens ne sont pas montrés.`,
    ),
  listMore: 'Pour en voir un : ma-cantine imports show NUMÉRO — pour l’annuler : ma-cantine imports undo NUMÉRO',
  changesShown: (first: number, last: number, count: number): string =>
    count === 0
      ? 'Aucun changement à montrer.'
      : `Changements ${number(first)} à ${number(last)} sur ${number(count)}.`,
  changesNext: (id: number, page: number): string =>
    `La suite : ma-cantine imports show ${id} --changes --page ${page}`,
  howToUndo: (id: number): string => `Pour l’annuler : ma-cantine imports undo ${id}`,

  // undoing
  keptRows: (count: number): string =>
    plural(count, '1 ligne est restée telle quelle :', `${number(count)} lignes sont restées telles quelles :`),
  keptRow: (entity: Entity, name: string | null, reason: KeepReason): string =>
    `${entities[entity].a}${name === null ? '' : ` ${q(name)}`} : ${keepReasons[reason]}`,
  otherKept: (count: number): string => `et ${counted(count, 'autre', 'autres')}`,
  emailsCancelled: (count: number): string =>
    plural(count, '1 message ne partira pas.', `${number(count)} messages ne partiront pas.`),
  emailsSent: (count: number): string =>
    plural(count, '1 message était déjà parti.', `${number(count)} messages étaient déjà partis.`),
  badNumber: (text: string): Sentences => ({
    message: `${q(text)} n’est pas le numéro d’un import.`,
    advice: 'La liste de vos imports donne leur numéro : ma-cantine imports',
  }),
  notFound: (detail: string): Sentences => ({
    message: detail,
    advice: 'La liste de vos imports donne leur numéro : ma-cantine imports',
  }),
  cannotUndo: (detail: string): Sentences => ({
    message: detail,
    advice: 'Pour voir ce qu’il en est : ma-cantine imports show NUMÉRO',
  }),
  help: {
    command: 'liste les imports que vous avez faits, en montre un ou l’annule',
    list: 'liste vos imports, du plus récent au plus ancien',
    show: 'montre un import : ses chiffres, ses erreurs, ce que son annulation a fait',
    changes: 'montre aussi ce qu’il a créé et changé, valeur par valeur',
    page: 'page des changements, de 20 chacune',
    undo: 'annule un import : retire ce qu’il a créé, rétablit ce qu’il a changé',
    number: 'numéro de l’import, tel que « ma-cantine imports » le donne',
    numberArgument: 'numéro',
    limit: 'nombre d’imports montrés',
  },
}

const keepReasons: Record<KeepReason, string> = {
  edited: 'modifié depuis',
  deleted: 'supprimé depuis',
  'in-use': 'utilisé par d’autres données',
  declared: 'télédéclaré depuis',
  'not-manager': 'sa cantine n’est plus gérée par vous',
}
