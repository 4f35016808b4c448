import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import { waitingTime } from '@ma-cantine/lib/messages/waiting-time'
import type { ReadinessCounts } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { quoteFr as q } from '../quotes.ts'

/** The words of the home, the screens of the command alone. */
export const homeFr = {
  title: 'ma cantine',
  screenReader:
    'écrit l’accueil, la commande seule, en texte simple pour les lecteurs d’écran (ou variable INK_SCREEN_READER=true)',
  afterHelp:
    'Dans un terminal, la commande seule ouvre l’accueil :\nvos fichiers, ce qu’il reste à faire, vos cantines, vos imports.',
  interrupted: 'Interrompu avant la réponse. Pour savoir si un envoi ou une annulation a été fait : ma-cantine imports',
  loading: 'Lecture…',
  timeLeft: (seconds: number): string => `encore ${waitingTime(seconds, 'fr')}`,
  place: (first: number, last: number, count: number): string =>
    `${number(first)} à ${number(last)} sur ${number(count)}`,
  filtered: (filter: string): string => `filtre ${q(filter)}`,
  typing: (filter: string): string => `Filtre : ${filter}▏`,
  nothingFound: 'Rien ne correspond à ce filtre. La touche Échap l’efface.',
  held: 'Un instant : ce travail va jusqu’à son terme.',
  problem: 'Un problème',
  retry: 'recommencer',
  refresh: 'relire',
  signIn: 'se connecter',
  backToHome: '\nEntrée pour revenir à l’accueil. ',
  toMenu: 'accueil',
  confirmation: 'Confirmation',
  keys: {
    title: 'Touches',
    move: '↑ ↓ ou j k',
    moveLabel: 'se déplacer',
    page: 'Page préc., Page suiv.',
    pageLabel: 'se déplacer d’un écran',
    ends: 'Début, Fin ou g G',
    endsLabel: 'aller au début, à la fin',
    open: 'Entrée',
    openLabel: 'ouvrir',
    filterLabel: 'filtrer',
    typed: 'lettres',
    codesLabel: 'par sorte',
    escape: 'Échap',
    escapeLabel: 'effacer le filtre, ou revenir',
    backLabel: 'revenir',
    quitLabel: 'quitter',
    interrupt: 'Ctrl-C',
    interruptLabel: 'quitter tout de suite',
    helpLabel: 'touches',
    close: 'Une touche referme cette liste.',
  },
  plain: {
    chosen: (position: number, count: number, text: string): string =>
      `${number(position)} sur ${number(count)} : ${text}`,
    more: (count: number): string =>
      plural(
        count,
        'et 1 autre ligne, que les flèches donnent.',
        `et ${number(count)} autres lignes, que les flèches donnent.`,
      ),
    keys: 'Touches : ',
    typing: (filter: string, count: number): string => `Filtre : ${filter}, ${counted(count, 'ligne', 'lignes')}`,
  },
  menu: {
    signedOut: (server: string): string => `Aucune session n’est ouverte sur ${server}.`,
    signingIn: (server: string): string => `Connexion à ${server}…`,
    offline: 'Les fichiers peuvent être vérifiés et corrigés sans le serveur.',
    check: 'Vérifier un fichier',
    checkHint: 'puis le corriger, l’envoyer ou annuler l’envoi',
    pending: 'Ce qu’il reste à faire',
    canteens: 'Mes cantines',
    imports: 'Mes derniers imports',
    chooser: 'Quel fichier préparer ?',
    chooserHint: 'six questions pour le savoir',
    signIn: 'Se connecter',
    signInHint: 'par une page du site, depuis un navigateur',
    quit: 'Quitter',
    canteenCount: (count: number): string => counted(count, 'cantine', 'cantines'),
    toDo: ({ lacking, ready, waiting, 'too-late': late, all }: ReadinessCounts): string => {
      if (lacking > 0) return counted(lacking, 'cantine à compléter', 'cantines à compléter')
      if (ready > 0) return counted(ready, 'cantine prête à télédéclarer', 'cantines prêtes à télédéclarer')
      if (late > 0) return counted(late, 'cantine non télédéclarée à temps', 'cantines non télédéclarées à temps')
      if (waiting > 0) return counted(waiting, 'cantine attend son livreur', 'cantines attendent leur livreur')
      return all > 0 ? 'tout est télédéclaré' : 'aucune cantine'
    },
    latest: (file: string, moment: string): string => `le dernier : ${file}, ${moment}`,
    noImport: 'aucun pour l’instant',
    needsSignIn: 'après connexion',
    unread: 'pas lu : la touche r recommence',
  },
  pending: {
    columns: ['Cantine', 'À faire'],
    none: ({ ready, 'too-late': late }: ReadinessCounts): string => {
      if (ready > 0) return 'Rien n’est à compléter : il reste à télédéclarer.'
      return late > 0
        ? 'Rien ne peut plus être complété pour ce bilan : sa campagne est finie.'
        : 'Rien n’est à compléter.'
    },
  },
  canteens: { columns: ['Cantine', 'État', 'Lieu'] },
  imports: {
    columns: ['Fichier', 'N°', 'État', 'Date'],
    one: (id: number): string => `Import n° ${number(id)}`,
    undo: 'annuler',
    undoQuestion: (id: number): string => `Annuler l’import n° ${number(id)} ?`,
    undoEffect:
      'Ce qu’il a créé sera retiré, ce qu’il a changé redeviendra comme avant. Ce qui a été modifié depuis reste tel quel.',
    undoYes: 'Oui, annuler cet import',
    undoing: (id: number): string => `Annulation de l’import n° ${number(id)}`,
    undone: (id: number): string => `Import n° ${number(id)} annulé`,
    no: 'Non, revenir',
  },
  chooser: {
    title: 'Quel fichier préparer ?',
    step: (step: number, count: number, title: string): string => `Question ${step} sur ${count} · ${title}`,
    again: 'recommencer',
    before: 'question d’avant',
  },
  files: {
    title: 'Fichiers',
    head: 'Tapez quelques lettres du nom, ou collez ou déposez ici un fichier.',
    columns: ['Nom', 'Taille', 'Modifié'],
    parent: '.. (dossier du dessus)',
    none: 'Aucun fichier CSV, TSV, XLSX ou ODS ici.',
    unreadable: (path: string) => ({
      message: `Le dossier ${q(path)} ne peut pas être lu.`,
      advice: 'Vérifiez son nom et vos droits, ou choisissez-en un autre.',
    }),
  },
  check: {
    columns: ['Ligne', 'Colonne', 'Valeur', 'Erreur'],
    wholeFile: 'fichier',
    none: 'Aucune erreur.',
    shown: (shown: number, count: number): string =>
      `Les ${number(shown)} premières sont montrées, sur ${number(count)}.`,
    fix: 'corriger',
    edit: 'éditeur',
    again: 'revérifier',
    plan: 'envoyer',
    planHead: 'Ce fichier peut être envoyé : la touche i montre d’abord ce que l’envoi ferait.',
    shownValue: (value: string): string => `Valeur : ${q(value)}`,
    value: 'changer partout',
    copyOf: (file: string): string => `Copie de ${file}, qui reste tel quel.`,
    foreign: 'Ses colonnes sont celles d’un autre programme : la touche m les fait correspondre aux nôtres.',
    match: 'colonnes',
    warning: (title: string): string => `${title} (avertissement)`,
  },
  value: {
    title: 'Une valeur partout',
    mending: 'Correction',
    shown: (value: string): string => (value === '' ? 'Cellule vide' : q(value)),
    count: (cells: number, wrong: number): string =>
      wrong === cells
        ? plural(
            cells,
            'Une seule cellule de la colonne est ainsi.',
            `${number(cells)} cellules de la colonne sont ainsi : toutes changent à la fois.`,
          )
        : plural(
            wrong,
            `${number(cells)} cellules de la colonne sont ainsi : une seule est en erreur, et change.`,
            `${number(cells)} cellules de la colonne sont ainsi : les ${number(wrong)} qui sont en erreur changent à la fois.`,
          ),
    newCopy: (file: string): string => `Le fichier reste tel quel : la correction s’écrit à côté, dans ${file}.`,
    sameCopy: (file: string): string => `La correction s’ajoute dans la copie, ${file}.`,
    columns: ['À mettre à la place', 'Sens', 'Avis'],
    none: 'Tapez ce qu’il faut mettre à la place.',
    proposed: 'proposé',
    right: 'convient',
    typeLabel: 'taper une valeur',
    prompt: 'À mettre à la place : ',
    notOne: 'Cette erreur ne vient pas de la valeur de cette cellule : elle ne peut pas être changée partout.',
    mended: (count: number, from: string, to: string): string => {
      const before = from === '' ? 'vide' : q(from)
      return plural(
        count,
        `1 cellule changée : ${before} est devenu ${q(to)}.`,
        `${number(count)} cellules changées : ${before} est devenu ${q(to)}.`,
      )
    },
  },
  match: {
    title: 'Colonnes',
    head: 'Voici, pour chacune de nos colonnes, celle du fichier qui la remplit.',
    kind: (kind: string): string => `À remplir : ${kind}`,
    open: (count: number): string =>
      plural(count, 'Il reste 1 point à régler.', `Il reste ${number(count)} points à régler.`),
    ready: 'Tout est réglé : la touche p montre le résultat.',
    columns: ['Notre colonne', 'Dans le fichier', 'Avis'],
    states: { certain: 'sûr', unsure: 'à confirmer', missing: 'manque', constant: 'partout', empty: 'vide' },
    constant: (value: string): string => `toujours ${q(value)}`,
    missing: 'Aucune colonne ne convient : Entrée en choisit une, ou une valeur pour toutes les lignes.',
    optional: 'Facultative : elle peut rester vide.',
    check: 'À vérifier',
    emptyColumn: 'La colonne est vide.',
    samples: (texts: readonly string[]): string => `Par exemple : ${texts.join(' ; ')}`,
    unread: (text: string): string => `${text} (pas lu)`,
    dateOrder: (order: string, isDoubtful: boolean): string =>
      isDoubtful ? `Ordre à confirmer : ${order} (d en change)` : `Ordre : ${order}`,
    guesses: (texts: readonly string[]): string => `À confirmer : ${texts.join(' ; ')}`,
    unknown: (count: number): string =>
      plural(
        count,
        '1 valeur inconnue : v dit ce qu’elle veut dire.',
        `${number(count)} valeurs inconnues : v dit ce qu’elles veulent dire.`,
      ),
    someUnknown: (count: number): string => counted(count, 'valeur inconnue', 'valeurs inconnues'),
    negatives: (count: number): string => counted(count, 'montant négatif', 'montants négatifs'),
    negativeChoices: { refuse: 'gardés, puis refusés', 'leave-out': 'laissés de côté' },
    negativesDetail: 'Un avoir ne peut pas être importé : Entrée laisse ces lignes de côté, ou les garde.',
    confirm: 'confirmer',
    values: 'valeurs',
    dates: 'ordre des dates',
    preview: 'résultat',
    otherKind: 'autre fichier à remplir',
    whichKind: 'Quel fichier faut-il remplir ?',
    whichColumn: (field: string): string => `Quelle colonne du fichier remplit ${q(field)} ?`,
    orTyped: 'Tapez une valeur si elle est la même pour toutes les lignes.',
    fileColumns: ['Colonne du fichier', 'Remplit', 'Valeurs'],
    fills: (field: string): string => field,
    everywhere: (value: string): string => `toujours ${q(value)}`,
    noColumn: 'aucune',
    typeLabel: 'filtrer ou taper',
    prompt: 'Valeur de toutes les lignes : ',
    whatValues: (field: string): string => `Ce que les valeurs du fichier deviennent dans ${q(field)}.`,
    valueColumns: ['Dans le fichier', 'Lignes', 'Devient', 'Avis'],
    leftAsIs: 'laissé tel quel',
    leftEmpty: 'vide',
    confirmAll: 'tout confirmer',
    whatValue: (text: string, field: string): string => `Que devient ${q(text)} dans ${q(field)} ?`,
    result: 'Résultat',
    writing: 'Écriture',
    converted: (count: number, shown: number): string =>
      count > shown
        ? `${counted(count, 'ligne', 'lignes')} ; voici les ${number(shown)} premières, comme elles seront.`
        : `${counted(count, 'ligne, comme elle sera.', 'lignes, comme elles seront.')}`,
    stillOpen: (count: number): string =>
      plural(
        count,
        'Il reste 1 point à régler dans les colonnes avant d’écrire ce résultat.',
        `Il reste ${number(count)} points à régler dans les colonnes avant d’écrire ce résultat.`,
      ),
    writes: (file: string): string => `La touche w écrit ce résultat à côté, dans ${file}, et le vérifie.`,
    cell: (name: string, text: string): string => `${name} : ${text}`,
    noRow: 'Aucune ligne.',
    write: 'écrire et vérifier',
    keep: 'garder la correspondance',
    written: (count: number): string => `${counted(count, 'ligne convertie', 'lignes converties')}.`,
    keepTitle: 'Correspondance à garder',
    kindTitle: 'Fichier à remplir',
    keepQuestion: 'Où garder la correspondance, pour les prochains fichiers du même programme ?',
    keepName: 'Tapez un autre nom s’il ne convient pas.',
    nameLabel: 'taper un nom',
    namePrompt: 'Nom : ',
    inFile: (file: string): string => `Dans le fichier ${file}, à côté`,
    inAccount: (name: string): string => `Dans votre compte, sous le nom ${q(name)}`,
    kept: 'Correspondance gardée',
    keptFile: (file: string): string => `Gardée dans ${file}.`,
    keptAccount: (name: string): string => `Gardée dans votre compte sous le nom ${q(name)}.`,
    useIt: (name: string): string => `La prochaine fois : ma-cantine import --mapping ${name} FICHIER`,
  },
  edit: {
    noEditor: 'Aucun éditeur n’est choisi : donnez son nom dans la variable VISUAL ou EDITOR, par exemple EDITOR=nano.',
    failed: (program: string): string =>
      `L’éditeur ${q(program)} n’a pas pu être lancé : vérifiez la variable VISUAL ou EDITOR.`,
  },
  fix: {
    title: 'Corrections sûres',
    proposed: (count: number, file: string, isCopy: boolean): string => {
      const place = isCopy ? `la copie, ${file}` : `${file}, à côté de l’original`
      return plural(
        count,
        `1 correction est possible sans risque : la touche w l’écrit dans ${place}.`,
        `${number(count)} corrections sont possibles sans risque : la touche w les écrit dans ${place}.`,
      )
    },
    none: 'Rien ne peut être corrigé sans risque : il reste à le faire à la main.',
    beside: 'écrire à côté',
    inCopy: 'écrire dans la copie',
    replace: 'remplacer l’original',
    replaceQuestion: (file: string): string => `Remplacer ${file} par le fichier corrigé ?`,
    original: (file: string): string => `L’original sera conservé sous le nom ${file}.`,
    replaceYes: 'Oui, remplacer',
    no: 'Non, revenir',
    done: 'Fichier corrigé',
    check: 'vérifier le fichier corrigé',
  },
  plan: {
    title: 'Simulation',
    nothingStored: 'Rien n’est encore enregistré.',
    send: 'enregistrer',
    skip: 'laisser ces lignes de côté',
    allow: 'les enregistrer aussi',
    question: (file: string): string => `Enregistrer ${file} ?`,
    yes: 'Oui, enregistrer',
    no: 'Non, revenir',
  },
  send: {
    title: 'Envoi',
    underWay: (file: string, rows: number): string => `Envoi de ${file}, ${counted(rows, 'ligne', 'lignes')}.`,
    undo: 'annuler cet import',
    show: 'voir cet import',
  },
}
