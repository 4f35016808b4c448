import { missingFieldLabels } from '../canteens/missing-field-labels.ts'
import { formatPeriod } from '../messages/periods.ts'
import type { PrintedDocument } from '../resources/printed-document.ts'
import type { Campaign } from './campaigns.ts'
import { type DeclarationCheck, declarationChecks, isOfFew } from './declaration-checks.ts'
import { refusalOfCheck } from './teledeclaration-refusals.ts'

/** What to do when a check refuses the declaration. Those of groups are for few readers: their screens tell them. */
const waysOut: Readonly<Partial<Record<DeclarationCheck['code'], string>>> = {
  'never-declared':
    'La campagne est finie. Sur la page du bilan, vous pouvez demander à notre équipe de l’ouvrir hors campagne, avec votre raison.',
  'missing-amounts':
    'Ouvrez le bilan, puis « Qualité des produits » : le service nomme les montants qui manquent, et mène à chacun. Écrivez 0 là où vous n’avez rien acheté.',
  'no-mode': 'Ouvrez le bilan de la cuisine et choisissez ce qu’elle déclare pour ses cantines.',
  'already-declared': 'Rien, si les données sont justes. Sinon, cliquez sur « Corriger » dans le bilan.',
  'reported-by-kitchen': 'Rien : votre cuisine s’en charge. Demandez-lui où elle en est.',
}

/** What the site asks for before it lets a report be declared, besides what the checks refuse. */
const siteObstacles: readonly (readonly [said: string, wayOut: string])[] = [
  [
    'Mettre à jour vos satellites',
    'Une cuisine annonce un nombre de cantines livrées : ajoutez celles qui manquent, ou corrigez ce nombre.',
  ],
  ['Compléter les informations de la cantine', 'Donnez ce que le service nomme : c’est l’étape 1.'],
]

/** How to declare the reports of a campaign, step by step. */
export function campaignGuide({ year, declaration, correction }: Campaign): PrintedDocument {
  const periods = [
    { name: 'Télédéclaration', dates: formatPeriod(declaration, 'fr') },
    ...(correction ? [{ name: 'Correction', dates: formatPeriod(correction, 'fr') }] : []),
  ]
  const title = `Télédéclarer le bilan ${year}`
  return {
    title,
    subtitle: 'Le guide de la campagne, pas à pas',
    footer: (page, pages) => `${title}, page ${page} sur ${pages}`,
    blocks: [
      {
        kind: 'callout',
        text: `Chaque lieu de restauration collective déclare une fois par an ses achats de denrées et les mesures qu’il applique : l’arrêté du 14 septembre 2022 le demande. Cette campagne porte sur l’année ${year}. Comptez une demi-heure par cantine quand les chiffres sont rassemblés.`,
      },
      { kind: 'heading', text: 'Les dates' },
      {
        kind: 'periods',
        alt: `${periods.map(({ name, dates }) => `${name} ${dates}`).join(' ; ')}.`,
        periods,
      },
      {
        kind: 'paragraph',
        text: `Chaque période va jusqu’à minuit, à l’heure de Paris.${correction ? ' Pendant la correction, seuls les bilans qui ont été télédéclarés pendant la campagne peuvent l’être à nouveau.' : ''} N’attendez pas les derniers jours : tout ce qui précède la télédéclaration peut se faire à l’avance, toute l’année.`,
      },
      { kind: 'heading', text: 'Qui déclare quoi' },
      {
        kind: 'table',
        head: ['Votre établissement', 'Ce que vous déclarez'],
        rows: [
          ['Il cuisine et sert sur place', 'Ses achats et les quatre autres mesures.'],
          [
            'Une cuisine centrale, ou un groupe',
            'Au choix : les achats seuls, ou toutes les mesures, pour elle et pour toutes les cantines qu’elle livre.',
          ],
          [
            'Une cantine livrée, dont la cuisine déclare les achats',
            'Les quatre autres mesures. Ses achats viennent de la cuisine.',
          ],
          [
            'Une cantine livrée, dont la cuisine déclare tout',
            'Rien : elle voit sur le site ce que sa cuisine a déclaré.',
          ],
          ['Une cantine livrée, dont la cuisine ne déclare rien', 'Ses achats et les quatre autres mesures.'],
        ],
        widths: [0.42, 0.58],
      },
      {
        kind: 'paragraph',
        text: 'Un prestataire peut saisir et télédéclarer pour ses clients s’il est gestionnaire de leurs cantines. Mettez-vous d’accord avec lui : une seule télédéclaration compte par cantine et par an.',
      },
      { kind: 'heading', text: 'En six étapes' },
      {
        kind: 'steps',
        items: [
          `Vérifiez la description de la cantine. La télédéclaration a besoin de : ${Object.values(missingFieldLabels.fr).join(', ')} ; ce qui ne concerne pas votre cantine n’est pas demandé.`,
          `Rassemblez les achats de ${year}. S’ils sont enregistrés dans « ma cantine », ou importés d’un fichier, le bilan s’en remplit en un clic. L’antisèche des données d’achat dit où compter chaque produit.`,
          'Remplissez le bilan. Les achats sont obligatoires ; les quatre autres mesures sont conseillées. Vous pouvez vous arrêter à chaque étape : rien ne se perd.',
          'Ouvrez « Actions en attente » : chaque cantine y dit ce qui lui manque, et y mène.',
          'Relisez l’aperçu. Les données inhabituelles y sont signalées : un coût par repas très haut, peu de jours d’ouverture.',
          'Cochez l’attestation sur l’honneur et télédéclarez, une cantine à la fois ou toutes ensemble.',
        ],
      },
      { kind: 'heading', text: 'Ce qui peut bloquer' },
      {
        kind: 'table',
        head: ['Ce que dit le service', 'Ce qu’il faut faire'],
        rows: [
          ...siteObstacles,
          // The names of all amounts would take half a page.
          ...declarationChecks
            .filter(check => !isOfFew(check))
            .map(({ code }) => [refusalOfCheck(code, ['valueTotalHt']).in('fr'), waysOut[code] ?? '']),
        ],
        widths: [0.55, 0.45],
      },
      { kind: 'heading', text: 'La preuve' },
      {
        kind: 'paragraph',
        text: 'La télédéclaration fige les données : ce que vous changez ensuite dans la cantine ou dans le bilan ne la modifie pas. Elle donne une preuve en PDF, à télécharger à tout moment, avec un code et un QR. Quiconque la reçoit vérifie sur la page « Preuve » qu’elle est authentique et encore en vigueur.',
      },
      { kind: 'heading', text: 'Corriger' },
      {
        kind: 'paragraph',
        text: `Tant que la campagne${correction ? ' ou la correction' : ''} est ouverte, le bouton « Corriger » du bilan annule la télédéclaration et rouvre la saisie. Télédéclarez de nouveau ensuite : une télédéclaration annulée ne compte plus. Chaque version est gardée.`,
      },
      { kind: 'heading', text: 'Pour de nombreuses cantines' },
      {
        kind: 'paragraph',
        text: 'Importez les cantines, les achats ou les bilans par fichier : chaque erreur est dite avec sa ligne et sa correction avant que rien ne soit enregistré. Dans un terminal, la commande « ma-cantine declare check » liste ce qui manque, et « ma-cantine declare run » télédéclare ce qui est prêt.',
      },
      { kind: 'heading', text: 'Besoin d’aide ?' },
      {
        kind: 'paragraph',
        text: 'La foire aux questions du site répond aux questions les plus fréquentes, et le formulaire « Contactez-nous » à toutes les autres : donnez-y le SIRET de la cantine.',
      },
    ],
  }
}
