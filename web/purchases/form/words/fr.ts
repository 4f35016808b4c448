import { fileSize } from '../../../words/french.ts'

/** The sentences of the form of a purchase. English has the same shape, or does not compile. */
export const fr = {
  creation: {
    lead: 'Saisissez un achat, avec sa facture si vous l’avez sous la main. Plusieurs achats à saisir ?',
    several: 'Saisissez-les dans un tableau',
    action: 'Valider',
    another: 'Valider et ajouter un autre achat',
    savedTitle: 'Achat enregistré',
    saved: (what: string) => `${what} a été ajouté à vos achats.`,
    seeSaved: 'Voir cet achat',
    kept: 'La cantine, la date et le fournisseur sont gardés pour l’achat suivant.',
    clear: 'Effacer et recommencer',
    restored: 'Nous avons retrouvé la saisie que vous aviez commencée dans cet onglet.',
    restoredWithoutInvoice:
      'Nous avons retrouvé la saisie que vous aviez commencée dans cet onglet, sauf la facture : joignez-la à nouveau.',
  },
  duplication: {
    title: 'Dupliquer un achat',
    lead: 'Le prix, la date et la facture sont à compléter ; le reste vient de l’achat que vous dupliquez.',
  },
  modification: {
    action: 'Valider',
    savedTitle: 'Modifications enregistrées',
    saved: (what: string) => `${what} est à jour.`,
    merged:
      'Quelqu’un de votre équipe a modifié cet achat en même temps que vous : ses changements sont gardés, avec les vôtres.',
    unknownTitle: 'Achat introuvable',
    unknown: 'Cet achat n’existe pas, ou il a été supprimé.',
  },
  deletion: {
    action: 'Supprimer cet achat',
    busy: 'Suppression…',
    doneTitle: 'Achat supprimé',
    done: (what: string) => `${what} ne compte plus dans vos achats.`,
    undo: 'Annuler la suppression',
    undoing: 'Restauration…',
    undone: 'Achat restauré',
    undoneText: (what: string) => `${what} compte de nouveau dans vos achats.`,
  },
  busy: 'Enregistrement…',
  unnamed: 'L’achat',
  noCanteen: {
    title: 'Ajoutez d’abord votre cantine',
    text: 'Un achat est celui d’une cantine, et vous n’en gérez aucune pour l’instant.',
    add: 'Ajouter une cantine',
  },
  legends: { product: 'Le produit', nature: 'La famille et les caractéristiques', invoice: 'La facture' },
  labels: {
    description: 'Produit',
    provider: 'Fournisseur',
    priceHt: 'Prix hors taxes, en euros',
    canteen: 'Cantine',
    date: 'Date d’achat',
    family: 'Famille de produits',
    characteristics: 'Caractéristiques',
    localDefinition: 'Que veut dire « local » pour ce produit ?',
    invoiceFile: 'Facture',
  },
  hints: {
    description: 'Tel que vous le nommez, par exemple « carottes râpées »',
    priceHt: 'Par exemple 1 234,50',
    date: 'Aujourd’hui ou avant',
    canteen: 'Tapez une partie de son nom',
    characteristics: 'Cochez toutes celles qui figurent sur la facture ou l’emballage.',
    notApplicable: 'Ne concerne pas cette famille',
  },
  canteenNumber: (id: number) => `Cantine n° ${id}`,
  clearFamily: 'Retirer la famille',
  unticked: (names: string, several: boolean) =>
    several
      ? `${names} : décochées, car elles ne concernent pas cette famille.`
      : `${names} : décochée, car elle ne concerne pas cette famille.`,
  appeared: (label: string) => `Nouvelle question : ${label}`,
  proposal: {
    title: 'Comme la dernière fois ?',
    none: 'aucune caractéristique',
    text: (what: string) => `Lors d’un achat précédent, vous aviez choisi : ${what}.`,
    take: 'Reprendre ces choix',
    taken: 'Famille et caractéristiques reprises.',
  },
  invoice: {
    hint: (largest: number) =>
      `Photo ou fichier PDF, JPEG, PNG, GIF ou WebP, jusqu’à ${fileSize(largest)}. Une grande photo est réduite avant l’envoi.`,
    photograph: 'Prendre une photo',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    replace: 'Remplacer la facture',
    remove: 'Retirer la facture',
    removed: 'Facture retirée : elle le sera de l’achat quand vous validerez.',
    reading: 'Lecture du fichier…',
    ready: 'Facture jointe : elle sera envoyée quand vous validerez.',
    download: 'Télécharger la facture',
    enlarge: 'Agrandir la facture',
    alternative: 'La facture jointe à cet achat',
    see: 'Voir la facture',
    loading: 'Chargement de la facture…',
    unseen: 'Cette facture ne peut pas être montrée ici : téléchargez-la pour la voir.',
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    refused: {
      'too-large': (size: number, largest: number) =>
        `Ce fichier pèse ${fileSize(size)} : une facture en pèse ${fileSize(largest)} au plus. Envoyez-en une photo, ou un PDF plus léger.`,
      empty: 'Ce fichier est vide : vérifiez qu’il s’ouvre sur votre appareil.',
      heic: 'C’est une photo HEIC, que votre navigateur ne sait pas convertir : enregistrez-la en JPEG, ou photographiez la facture d’ici.',
      xml: 'C’est un fichier XML, et non une image de la facture : joignez son PDF ou une photo.',
      page: 'C’est une page web ou un dessin, qui n’est jamais joint : enregistrez-le en PDF, puis joignez ce PDF.',
      office:
        'C’est un document de bureautique, comme en font Word ou Excel : enregistrez-le en PDF, puis joignez ce PDF.',
      archive: 'C’est une archive compressée : ouvrez-la, puis joignez la facture qu’elle contient.',
      unknown: 'Ce fichier n’est ni un PDF ni une image : une photo de la facture suffit.',
      unreadable: 'Ce fichier n’a pas pu être lu : vérifiez qu’il est bien sur votre appareil, puis recommencez.',
    },
  },
  conflict: {
    title: 'Cet achat a changé entre-temps',
    text: 'Une autre personne a enregistré d’autres valeurs pendant que vous remplissiez ce formulaire. Choisissez celles à garder ; vos autres changements seront enregistrés avec.',
    mine: 'Votre valeur',
    theirs: 'La valeur de l’autre personne',
    empty: 'Aucune',
    withInvoice: 'Une facture',
    action: 'Enregistrer ces choix',
    choose: 'Choisissez une des deux valeurs pour chaque champ.',
  },
  history: {
    title: 'Qui a modifié cet achat, et quand',
    creation: 'Achat enregistré',
    changed: (label: string) => (label.endsWith('?') ? label : `${label} :`),
    nothing: 'rien',
    attached: 'jointe',
  },
  leave: {
    creation: 'Cet achat n’est pas encore enregistré. Votre saisie reste dans cet onglet, sauf la facture.',
    modification: 'Vos modifications ne sont pas enregistrées et seront perdues.',
  },
}
export type Words = typeof fr
