import { counted, number, plural } from '@ma-cantine/lib/messages/french'

const purchases = (count: number) => counted(count, 'achat', 'achats')

/** The sentences of electronic invoices. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Déposez la facture électronique de votre fournisseur : chaque ligne devient un achat à vérifier, et rien n’est enregistré sans vous.',
  drop: {
    label: 'Votre facture électronique',
    hint: 'Un PDF Factur-X, ou un fichier XML (CII ou UBL), de 10 Mo au plus.',
    here: 'Vous pouvez aussi la glisser sur cette page.',
    private: 'La facture est lue sur votre appareil : elle n’est pas envoyée.',
    several: 'Choisissez une seule facture à la fois.',
  },
  reading: 'Lecture de la facture…',
  failed: 'La facture n’a pas pu être lue. Vérifiez votre connexion, puis choisissez-la de nouveau.',
  otherWays: 'Autrement :',
  enterOne: 'Saisir un achat',
  enterSeveral: 'En saisir plusieurs',
  title: (number: string) => `Facture ${number}`,
  creditTitle: (number: string) => `Avoir ${number}`,
  facts: { seller: 'Fournisseur', date: 'Date', total: 'Total hors taxes', lines: 'Lignes' },
  proposalsFailed:
    'Les propositions d’après vos achats n’ont pas pu être chargées : choisissez vous-même les familles.',
  preparing: 'Recherche de vos achats précédents…',
  canteen: 'Cantine qui a fait ces achats',
  canteenHint: 'Seules vos cantines qui ont un numéro SIRET sont proposées.',
  canteenFromInvoice: 'D’après le SIRET de l’acheteur indiqué sur la facture.',
  choose: 'Choisir',
  noCanteen:
    'Aucune de vos cantines n’a de numéro SIRET : ajoutez-le à votre cantine pour enregistrer ses achats ainsi.',
  myCanteens: 'Mes cantines',
  products: 'Produits de la facture',
  productsHint:
    'Ce que vous aviez choisi pour ces produits vous est proposé. Rien n’est rempli avant que vous l’acceptiez.',
  line: (id: string) => `Ligne ${id}`,
  whole: 'Total de la facture',
  include: (name: string) => `Enregistrer « ${name} »`,
  includeNameless: 'Enregistrer cet achat',
  product: 'Produit',
  family: 'Famille de produits',
  noFamily: 'À choisir',
  characteristics: 'Caractéristiques',
  chosen: (labels: string) => `Caractéristiques : ${labels}`,
  none: 'aucune',
  local: 'Que signifie « local » pour ce produit ?',
  fromInvoice: (labels: string) => `D’après la facture : ${labels}`,
  proposals: {
    title: 'Vos choix précédents',
    sure: (count: number) => plural(count, '1 proposition sûre', `${number(count)} propositions sûres`),
    toCheck: (count: number) => plural(count, '1 proposition à vérifier', `${number(count)} propositions à vérifier`),
    without: (count: number) => plural(count, '1 ligne sans proposition', `${number(count)} lignes sans proposition`),
    hint: 'Une proposition est sûre quand vous avez toujours fait le même choix pour ce produit de ce fournisseur, ou depuis que quelqu’un l’a décidé à la main.',
    acceptSure: (count: number) =>
      plural(count, 'Accepter la proposition sûre', `Accepter les ${number(count)} propositions sûres`),
    accepted: (count: number) => plural(count, '1 proposition acceptée.', `${number(count)} propositions acceptées.`),
    open: (count: number) =>
      plural(
        count,
        '1 proposition n’est pas acceptée : son achat serait enregistré sans elle.',
        `${number(count)} propositions ne sont pas acceptées : leurs achats seraient enregistrés sans elles.`,
      ),
    states: { sure: 'Proposition sûre', 'to-check': 'Proposition à vérifier', accepted: 'Proposition acceptée' },
    origins: {
      'provider-and-product': (day: string, count: number) => `Comme le ${day}, ${purchases(count)}.`,
      product: (day: string, count: number, provider: string) =>
        `Comme le ${day}, ${purchases(count)}, chez ${provider}.`,
      'near-product': (day: string, count: number) => `Un produit au nom proche, le ${day}, ${purchases(count)}.`,
    },
    decided: (day: string, author: string | null) =>
      author === null ? `Décidé à la main le ${day}` : `Décidé à la main par ${author} le ${day}`,
    decidedFor: {
      'provider-and-product': (decided: string) => `${decided}.`,
      product: (decided: string, provider: string) => `${decided}, chez ${provider}.`,
      'near-product': (decided: string) => `${decided}, pour un produit au nom proche.`,
    },
    since: 'Vous avez depuis choisi :',
    unknownProvider: 'un fournisseur non précisé',
    named: (description: string) => `D’après « ${description} ».`,
    contradictions: 'Vous aviez aussi choisi :',
    contradiction: (labels: string, day: string, count: number) => `${labels} (le ${day}, ${purchases(count)})`,
    invoiceSays: 'La facture en dit plus : vérifiez avant d’accepter.',
    accept: 'Accepter',
    acceptFor: (name: string) => `la proposition pour « ${name} »`,
  },
  refused: 'Refusé',
  problems: {
    'missing-product': 'Nommez le produit.',
    'missing-local': 'Dites ce que « local » signifie.',
    canteen: 'Choisissez la cantine.',
    nothing: 'Cochez au moins un achat à enregistrer.',
  },
  otherTotal: {
    legend: 'Un total à vérifier',
    accept: (sum: string, total: string) =>
      `J’ai vérifié les lignes : elles font ${sum} hors taxes, et non les ${total} que la facture annonce. Elles sont justes.`,
    missing: 'Vérifiez les lignes, puis cochez cette case.',
  },
  selected: (count: number, sum: string) => `${purchases(count)}, ${sum} hors taxes`,
  continue: (count: number) => plural(count, 'Continuer avec cet achat', `Continuer avec les ${number(count)} achats`),
  next: 'Rien n’est encore enregistré : l’étape suivante compare ces achats avec ceux de la cantine, puis vous confirmez.',
  notAttached:
    'La facture elle-même n’est pas jointe aux achats : vous pourrez joindre son PDF ou une photo à chacun depuis sa page.',
  attach: {
    later: 'Vous pourrez ensuite leur joindre cette facture.',
    title: 'Joindre la facture',
    hint: 'La facture n’est pas encore jointe à ces achats. Une fois jointe, ils comptent comme modifiés : pour les retirer, supprimez-les de votre liste.',
    action: 'Joindre la facture à ces achats',
    starting: 'Un instant…',
    busy: (done: number, all: number) => `Facture jointe à ${number(done)} sur ${number(all)}…`,
    done: (count: number) =>
      plural(count, 'La facture est jointe à l’achat.', `La facture est jointe aux ${number(count)} achats.`),
    gone: 'Ces achats n’existent plus : la facture n’est jointe à aucun.',
    stopped: 'Facture à joindre',
    leave: 'La facture n’est pas encore jointe à tous ses achats.',
  },
  sheet: 'Ouvrir dans la feuille de saisie',
  long: (count: number) =>
    `Cette facture a ${number(count)} lignes : vérifiez-les dans la feuille de saisie, plus commode pour une longue liste. Familles et caractéristiques y restent à choisir.`,
  toPurchases: 'Voir mes achats',
  another: 'Lire une autre facture',
  back: 'Revenir à la facture',
  notSaved: 'Ces achats ne peuvent pas être enregistrés',
  leave: 'Les achats de cette facture ne sont pas enregistrés.',
  offer: {
    link: 'Lire une facture électronique (Factur-X, CII, UBL)',
    title: 'Cette facture est électronique',
    text: (count: number) =>
      plural(
        count,
        'Elle peut remplir l’achat pour vous, à vérifier avant de l’enregistrer.',
        `Ses ${number(count)} lignes peuvent devenir ${number(count)} achats, à vérifier avant de les enregistrer.`,
      ),
    credit: 'C’est un avoir : voyez ce qu’il faut corriger.',
    open: 'Lire la facture',
  },
}
export type Words = typeof fr
