import type { Block, FormDocument, Inline } from './form-document.ts'

const heading = (text: string): Block => ({ kind: 'heading', level: 1, text })
const subheading = (text: string): Block => ({ kind: 'heading', level: 2, text })
const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content })
const list = (...items: Inline[][]): Block => ({ kind: 'list', items })
const field = (field: string): Inline => ({ field })
const tick = (tick: string): Inline => ({ tick })

const party = (summary: string, rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'table',
  summary,
  head: ['Renseignement', 'À compléter'],
  rows: rows.map(([name, hint]) => [[name], [field(hint)]]),
  widths: [38, 62],
})

/** The agreement between a canteen and an association that its surplus food goes to. */
export const donationAgreement: FormDocument = {
  title: 'Convention de don de denrées alimentaires',
  description: 'Modèle à remplir, entre un restaurant collectif et une association d’aide alimentaire.',
  blocks: [
    {
      kind: 'note',
      content: [
        'Modèle à adapter à votre situation, puis à faire relire avant de signer. Proposer une convention est obligatoire pour qui prépare plus de 3 000 repas par jour ; elle est utile à tous. Textes : articles L. 541-15-5, L. 541-15-6 et D. 543-306 et suivants du code de l’environnement.',
      ],
    },
    heading('Les parties'),
    subheading('Le donateur'),
    party('Le donateur', [
      ['Nom du restaurant collectif', 'nom de la cantine'],
      ['Organisme gestionnaire', 'commune, établissement ou société'],
      ['Numéro SIRET', '14 chiffres'],
      ['Adresse', 'numéro, rue, code postal et commune'],
      ['Représenté par', 'prénom, nom et fonction'],
      ['Téléphone et courriel', 'pour les collectes'],
    ]),
    subheading('L’association bénéficiaire'),
    party('L’association bénéficiaire', [
      ['Nom de l’association', 'nom et antenne locale'],
      ['Numéro RNA ou SIREN', 'W suivi de 9 chiffres, ou 9 chiffres'],
      ['Habilitation à l’aide alimentaire', 'autorité, date et fin de validité'],
      ['Adresse', 'numéro, rue, code postal et commune'],
      ['Représentée par', 'prénom, nom et fonction'],
      ['Téléphone et courriel', 'pour les collectes'],
    ]),
    heading('Article 1 : objet'),
    paragraph(
      'Le donateur cède gratuitement à l’association, qui l’accepte, des denrées encore bonnes à consommer qu’il n’a pas servies. L’association les distribue aux personnes qu’elle aide. La convention dit qui fait quoi, du tri à la remise.',
    ),
    paragraph(
      'Le donateur ne s’engage sur aucune quantité : il continue d’abord à éviter les surplus. L’association peut refuser tout ou partie d’un don, sans avoir à se justifier.',
    ),
    heading('Article 2 : denrées concernées'),
    paragraph('Le don porte sur :'),
    list(
      [tick('des plats préparés non servis, refroidis ou maintenus chauds dans les règles ;')],
      [tick('des produits emballés qui n’ont pas été ouverts ;')],
      [tick('des fruits, des légumes et du pain ;')],
      [tick('des produits d’épicerie et des boissons sans alcool ;')],
      [tick('autres : '), field('précisez')],
    ),
    paragraph('Ne sont jamais donnés :'),
    list(
      ['ce qui a été présenté aux convives sans protection, ou leur est revenu de table ;'],
      ['les denrées dont la date limite de consommation est dépassée ;'],
      ['les denrées dont la chaîne du froid ou du chaud a été rompue, ou dont l’emballage ne protège plus ;'],
      ['les autres denrées que les parties excluent : ', field('par exemple les préparations à base d’œufs crus')],
    ),
    heading('Article 3 : tri et étiquetage'),
    paragraph(
      'Le tri est fait par le donateur, avant l’enlèvement. Un produit qui porte une date limite de consommation est remis au moins 48 heures avant cette date, sauf si l’association confirme pouvoir le distribuer à temps.',
    ),
    paragraph(
      'Chaque contenant porte le nom du produit, sa date de fabrication ou de décongélation, sa date limite et les allergènes qu’il contient. L’étiquetage d’origine des produits emballés reste lisible.',
    ),
    heading('Article 4 : hygiène et conservation'),
    list(
      [
        'Jusqu’à l’enlèvement, le donateur garde les préparations froides entre 0 et 3 °C, les préparations chaudes à 63 °C ou plus et les produits surgelés à −18 °C ou moins.',
      ],
      ['Les températures sont relevées à la remise par les deux parties et notées sur le bon de don.'],
      ['L’association transporte et garde les denrées dans les mêmes conditions, jusqu’à leur distribution.'],
      ['Chaque partie applique son plan de maîtrise sanitaire et forme ses équipes.'],
    ),
    heading('Article 5 : enlèvement et transport'),
    {
      kind: 'table',
      summary: 'Organisation des enlèvements',
      head: ['Organisation', 'À compléter'],
      rows: [
        [['Jours et heures'], [field('par exemple les mardis et vendredis, de 14 h à 15 h')]],
        [['Lieu de remise'], [field('adresse et accès')]],
        [['Annonce du don'], [field('qui prévient, comment, avant quelle heure')]],
        [['Transport'], [field('par qui, avec quel véhicule et quels contenants')]],
        [['Contenants réutilisables'], [field('à qui ils sont, quand ils reviennent propres')]],
      ],
      widths: [38, 62],
    },
    heading('Article 6 : traçabilité'),
    paragraph(
      'À chaque enlèvement, les deux parties signent un bon de don, dont un modèle est en annexe. Chacune garde le sien ',
      field('durée, par exemple trois ans'),
      '. Si un produit doit être retiré, celle qui l’apprend prévient l’autre le jour même.',
    ),
    heading('Article 7 : responsabilité et assurance'),
    paragraph(
      'Les denrées changent de propriétaire et de garde à la signature du bon de don. Avant, le donateur en répond ; après, l’association. Chacune déclare être assurée pour ce qu’elle fait au titre de cette convention.',
    ),
    heading('Article 8 : gratuité'),
    paragraph(
      'Le donateur ne reçoit rien en échange. L’association ne revend pas les denrées ; une participation symbolique peut être demandée aux personnes aidées.',
    ),
    paragraph(
      'Si le donateur peut prétendre à une réduction d’impôt, l’association lui remet le reçu prévu, établi d’après les bons de don.',
    ),
    heading('Article 9 : bilan de l’année'),
    paragraph(
      'Chaque année avant le ',
      field('date'),
      ', l’association et le donateur arrêtent ensemble le nombre de dons de l’année, leur poids en kilogrammes et les sortes de denrées. Le donateur reporte ces chiffres dans son bilan.',
    ),
    heading('Article 10 : durée et fin'),
    paragraph(
      'La convention prend effet le ',
      field('date'),
      ' pour un an. Elle se renouvelle chaque année, sauf si l’une des parties s’y oppose. Chacune peut y mettre fin par écrit, avec un préavis de ',
      field('durée, par exemple 30 jours'),
      ', ou sans délai si l’hygiène n’est plus assurée ou si l’habilitation de l’association prend fin.',
    ),
    paragraph(
      'Toute modification est écrite et signée. En cas de désaccord, les parties cherchent d’abord un accord entre elles.',
    ),
    heading('Signatures'),
    paragraph('Fait à ', field('lieu'), ', le ', field('date'), ', en deux exemplaires.'),
    {
      kind: 'table',
      summary: 'Signatures des deux parties',
      head: ['Pour le donateur : prénom, nom, fonction', 'Pour l’association : prénom, nom, fonction'],
      rows: [[[], []]],
      widths: [50, 50],
      tall: true,
    },
    { kind: 'page-break' },
    heading('Annexe : bon de don'),
    paragraph('À remplir en deux exemplaires à chaque enlèvement.'),
    paragraph('Date et heure : ', field('jour, mois, année et heure'), '. Lieu : ', field('lieu de remise'), '.'),
    {
      kind: 'table',
      summary: 'Denrées remises',
      head: ['Denrée', 'Quantité (kg)', 'Lot ou fabrication', 'Date limite', 'Température'],
      rows: Array.from({ length: 8 }, () => [[], [], [], [], []]),
      widths: [31, 15, 20, 15, 19],
    },
    paragraph('Denrées refusées et raison : ', field('néant, ou lesquelles')),
    {
      kind: 'table',
      summary: 'Signatures à la remise',
      head: ['Remis par : prénom et nom', 'Reçu par : prénom et nom'],
      rows: [[[], []]],
      widths: [50, 50],
      tall: true,
    },
  ],
}
