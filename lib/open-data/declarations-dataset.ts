import { percentageOf } from '../diagnostics/diagnostic-percentages.ts'
import { centralKitchenModes, diagnosticTypes } from '../diagnostics/diagnostic-types.ts'
import type { PublicApproDiagnostic } from '../public-canteens/public-diagnostic.ts'
import type { Column } from './column.ts'
import type { Dataset } from './dataset.ts'
import { yearColumn } from './year-column.ts'

type SharedAmount = Parameters<typeof percentageOf>[0]

const share = (
  name: string,
  amount: SharedAmount,
  title: string,
  description: string,
): Column<PublicApproDiagnostic> => {
  const property = percentageOf(amount) as keyof PublicApproDiagnostic
  return {
    name: `part_${name}`,
    title,
    description: `${description} Rapport entre 0 et 1, non arrondi. Vide si le montant n’a pas été déclaré.`,
    type: 'number',
    value: row => (row[property] as number | undefined) ?? null,
  }
}

/** The declared purchases of a canteen that everybody may see, of a year whose figures are told. */
export const declarationsDataset: Dataset<PublicApproDiagnostic> = {
  name: 'teledeclarations',
  title: 'Bilans télédéclarés, en parts des achats',
  description:
    'Les bilans que les cantines visibles du public ont télédéclarés, pour les années dont les chiffres sont publics : la part de chaque catégorie dans les achats, jamais les montants. Une ligne par cantine et par année.',
  version: '1.0.0',
  keywords: ['restauration collective', 'EGalim', 'télédéclaration', 'bio', 'produits durables'],
  columns: [
    {
      name: 'id_cantine',
      title: 'Numéro de la cantine',
      description: 'Numéro de la cantine dans le jeu de données « cantines ».',
      type: 'integer',
      required: true,
      value: ({ canteenId }) => canteenId,
    },
    yearColumn(({ year }) => year),
    {
      name: 'type_bilan',
      title: 'Type de bilan',
      description:
        'SIMPLE : dix totaux ; COMPLETE : montants par famille de produits et par label, d’où viennent ces totaux.',
      type: 'string',
      values: diagnosticTypes,
      value: ({ diagnosticType }) => diagnosticType,
    },
    {
      name: 'mode_cuisine_centrale',
      title: 'Ce que la cuisine déclare pour ses satellites',
      description:
        'APPRO : leurs achats ; ALL : leurs achats et toutes les autres mesures. Vide pour une cantine qui ne déclare que pour elle.',
      type: 'string',
      values: centralKitchenModes,
      value: ({ centralKitchenDiagnosticMode }) => centralKitchenDiagnosticMode,
    },
    share(
      'bio',
      'valueBioHt',
      'Part des produits bio',
      'Part des produits de l’agriculture biologique dans le total des achats.',
    ),
    share(
      'siqo',
      'valueSustainableHt',
      'Part des produits SIQO, hors bio',
      'Part des produits sous un signe officiel de qualité ou d’origine, hors bio, dans le total des achats.',
    ),
    share(
      'environnemental',
      'valueExternalityPerformanceHt',
      'Part des produits choisis pour leurs performances environnementales',
      'Part des produits choisis d’après le coût de leurs externalités ou leurs performances environnementales, dans le total des achats.',
    ),
    share(
      'autres_egalim',
      'valueEgalimOthersHt',
      'Part des autres produits EGalim',
      'Part des autres produits durables et de qualité au sens de la loi EGalim dans le total des achats.',
    ),
    share(
      'viandes',
      'valueMeatPoultryHt',
      'Part des viandes et volailles',
      'Part des viandes et volailles dans le total des achats.',
    ),
    share(
      'viandes_egalim',
      'valueMeatPoultryEgalimHt',
      'Part des viandes et volailles EGalim',
      'Part des produits EGalim dans les achats de viandes et volailles.',
    ),
    share(
      'viandes_france',
      'valueMeatPoultryFranceHt',
      'Part des viandes et volailles françaises',
      'Part des produits d’origine française dans les achats de viandes et volailles.',
    ),
    share(
      'poissons',
      'valueFishHt',
      'Part des produits aquatiques',
      'Part des poissons et produits de la mer et de l’aquaculture dans le total des achats.',
    ),
    share(
      'poissons_egalim',
      'valueFishEgalimHt',
      'Part des produits aquatiques EGalim',
      'Part des produits EGalim dans les achats de produits aquatiques.',
    ),
  ],
}
