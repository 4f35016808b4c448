import { PhoneNumber, Username } from '@ma-cantine/lib/accounts/account-fields'
import { emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import { CanteenForm } from '@ma-cantine/lib/canteens/canteen-form-draft'
import { SatelliteDraft, SatelliteSiretDraft } from '@ma-cantine/lib/canteens/satellite-draft'
import { YearlyMealsDraft } from '@ma-cantine/lib/canteens/yearly-meals-draft'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import {
  answerNames,
  type DiagnosticAnswers,
  formOfDiagnostic,
  otherChoice,
  otherTexts,
} from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { type MeasureStep, measureStepDraft } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { qualityMeasureSteps } from '@ma-cantine/lib/diagnostics/quality-measure'
import { assessmentQuestions, type PresentMeasureId } from '@ma-cantine/lib/diagnostics/self-assessment'
import { measureDraft, purchasesDraft } from '@ma-cantine/lib/diagnostics/self-assessment-draft'
import { formOfMeasure, purchaseField } from '@ma-cantine/lib/diagnostics/self-assessment-form'
import { weightQuestions } from '@ma-cantine/lib/diagnostics/service-questions'
import { simpleMeasureSteps } from '@ma-cantine/lib/diagnostics/simple-measures'
import { NewNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue-input'
import { PartnerDraft } from '@ma-cantine/lib/partners/partner-input'
import { purchaseForm } from '@ma-cantine/lib/purchases/purchase-form'
import { emptyPurchaseForm } from '@ma-cantine/lib/purchases/purchase-form-values'
import { NewReview } from '@ma-cantine/lib/reviews/reviews-api'
import { wasteFields } from '@ma-cantine/lib/waste/waste-fields'
import { formOfMeasurement, stepDraft } from '@ma-cantine/lib/waste/waste-form'
import { type WasteStepSlug, wasteSteps } from '@ma-cantine/lib/waste/waste-tunnel'
import { ActionDay } from '@ma-cantine/lib/waste-actions/canteen-action-input'
import { wasteActionInput } from '@ma-cantine/lib/waste-actions/waste-action-writing-api'
import type { z } from 'zod'
import type { Kind } from './meaning.ts'

/** A field in which people type. */
export interface TypedInput {
  readonly name: string
  readonly kind: Kind
  /** A text that the field takes. */
  readonly right: string
  /** What is stored of a text; undefined where the form refuses it. */
  readonly read: (typed: string) => unknown
}

const examples: Readonly<Record<Kind, string>> = {
  euro: '12,5',
  kilogram: '12,5',
  count: '12',
  day: '2026-03-03',
  text: 'Pain',
  digits: '21340172201787',
  address: 'cantine.exemple.fr',
}

/** The fields of a form that is right but for the one that is typed. */
function fieldsOf(
  form: string,
  draft: z.ZodType,
  values: Readonly<Record<string, unknown>>,
  kinds: Readonly<Record<string, Kind>>,
): TypedInput[] {
  return Object.entries(kinds).map(([field, kind]) => ({
    name: `${form}, ${field}`,
    kind,
    right: typeof values[field] === 'string' && values[field] !== '' ? values[field] : examples[kind],
    read: typed => {
      const { success, data } = draft.safeParse({ ...values, [field]: typed })
      return success ? ((data as Record<string, unknown>)[field.replace(/-\d+$/, '')] ?? null) : undefined
    },
  }))
}

const today = '2026-11-26'
const siret = '21340172201787'

const kindOf = (name: keyof typeof diagnosticFields): Kind | null => {
  const { kind } = diagnosticFields[name]
  if (kind === 'amount') return name in weightQuestions ? 'kilogram' : 'euro'
  if (kind === 'integer') return 'count'
  if (kind !== 'text') return null
  return name === 'communicationSupportUrl' ? 'address' : 'text'
}
const kindsOf = (names: readonly (keyof typeof diagnosticFields)[]) =>
  Object.fromEntries(names.flatMap(name => (kindOf(name) === null ? [] : [[name, kindOf(name) as Kind]])))

const noAnswer = Object.fromEntries(answerNames.map(name => [name, null])) as unknown as DiagnosticAnswers
const ticked = Object.fromEntries(Object.keys(otherTexts).map(list => [list, [otherChoice]]))
const writtenOthers = Object.fromEntries(Object.values(otherTexts).map(name => [name, 'Compost']))

const measureInputs = [...qualityMeasureSteps, ...Object.values(simpleMeasureSteps).flat()].flatMap(
  (step: MeasureStep) =>
    fieldsOf(
      `the step ${step.slug} of a report`,
      measureStepDraft(step, noAnswer),
      {
        ...formOfDiagnostic(noAnswer),
        hasWasteMeasures: 'yes',
        hasDonationAgreement: 'yes',
        ...ticked,
        ...writtenOthers,
      },
      kindsOf(step.asks),
    ),
)

const assessmentInputs = (Object.keys(assessmentQuestions) as (keyof typeof assessmentQuestions)[]).flatMap(id =>
  id === 'qualite-des-produits'
    ? fieldsOf(
        'the purchases of the self-assessment',
        purchasesDraft([2025]).transform(purchases => purchases['2025'] as Record<string, unknown>),
        Object.fromEntries(
          assessmentQuestions[id].map(name => [purchaseField(name, 2025), name === 'valueTotalHt' ? '99000000' : '']),
        ),
        Object.fromEntries(assessmentQuestions[id].map(name => [purchaseField(name, 2025), 'euro' as const])),
      )
    : fieldsOf(
        `the self-assessment, ${id}`,
        measureDraft(id as PresentMeasureId),
        Object.fromEntries(
          Object.entries({
            ...formOfMeasure(id as PresentMeasureId, {}),
            ...(id === 'gaspillage-alimentaire' || id === 'information-des-usagers'
              ? { ...ticked, ...writtenOthers }
              : {}),
          }).map(([name, value]) => [name, value === false ? true : value]),
        ),
        kindsOf(assessmentQuestions[id]),
      ),
)

const wasteRight: Readonly<Record<string, string>> = {
  periodStartDate: '2026-03-02',
  periodEndDate: '2026-03-06',
  mealCount: '100',
  totalMass: '100',
  isSortedBySource: 'yes',
  ...Object.fromEntries(
    ['preparation', 'unserved', 'leftovers'].flatMap(source => [
      [`${source}TotalMass`, '50'],
      [`${source}IsSorted`, 'yes'],
      [`${source}EdibleMass`, ''],
      [`${source}InedibleMass`, ''],
    ]),
  ),
}

const wasteInputs = wasteSteps.flatMap(({ slug, asks }) =>
  fieldsOf(
    `the step ${slug} of an evaluation`,
    stepDraft(slug as WasteStepSlug, today),
    { ...formOfMeasurement(null), ...wasteRight },
    Object.fromEntries(
      asks.flatMap(name => {
        const { kind } = wasteFields[name]
        if (kind === 'yesNo') return []
        return [[name, kind === 'amount' ? 'kilogram' : kind === 'integer' ? 'count' : 'day'] as const]
      }),
    ),
  ),
)

const siteCanteen = {
  ...emptyCanteenForm,
  hasSiret: 'has-siret',
  siret,
  name: 'École du Parc',
  economicModel: 'private',
  managementType: 'direct',
  sectors: ['1'],
  dailyMealCount: '100',
  yearlyMealCount: '20000',
}

const canteenInputs = [
  ...fieldsOf(
    'the form of a canteen',
    CanteenForm,
    { ...siteCanteen, productionType: 'site' },
    {
      name: 'text',
      siret: 'digits',
      dailyMealCount: 'count',
      yearlyMealCount: 'count',
    },
  ),
  ...fieldsOf(
    'the form of a kitchen',
    CanteenForm,
    { ...siteCanteen, productionType: 'central', dailyMealCount: '', satelliteCanteensCount: '12' },
    { satelliteCanteensCount: 'count' },
  ),
  ...fieldsOf(
    'the form of a satellite',
    CanteenForm,
    { ...siteCanteen, productionType: 'site_cooked_elsewhere', centralProducerSiret: '21010034300016' },
    { centralProducerSiret: 'digits' },
  ),
  ...fieldsOf('the meals of a year', YearlyMealsDraft, {}, { yearlyMealCount: 'count' }),
  ...fieldsOf('the number of a new satellite', SatelliteSiretDraft, {}, { siret: 'digits' }),
  ...fieldsOf(
    'a new satellite',
    SatelliteDraft,
    {
      name: 'École du Lac',
      postalCode: '69006',
      cityInseeCode: '69386',
      sectors: ['1'],
      lineMinistry: '',
      dailyMealCount: '10',
      yearlyMealCount: '2000',
    },
    { name: 'text', postalCode: 'digits', dailyMealCount: 'count', yearlyMealCount: 'count' },
  ),
]

const purchaseInputs = fieldsOf(
  'the form of a purchase',
  purchaseForm({ today, before: null }),
  { ...emptyPurchaseForm, canteen: '1', canteenName: 'École du Parc', date: '2026-03-03', priceHt: '12' },
  { description: 'text', provider: 'text', priceHt: 'euro', date: 'day' },
)

const partnerInputs = fieldsOf(
  'the form of an actor',
  PartnerDraft,
  {
    name: 'Le Verger Partagé',
    types: ['1'],
    image: '',
    categories: ['appro'],
    sectorCategories: ['education'],
    national: true,
    departments: [],
    gratuityOption: 'free',
    shortDescription: 'Des fruits',
    longDescription: 'Deux livraisons par semaine',
    website: 'verger.exemple.fr',
    contactName: 'Lou Roche',
    contactEmail: 'lou@exemple.fr',
    contactPhoneNumber: '06 12 34 56 78',
    contactMessage: 'Merci',
    charter: true,
    fax: '',
  },
  {
    name: 'text',
    shortDescription: 'text',
    longDescription: 'text',
    website: 'address',
    contactName: 'text',
    contactPhoneNumber: 'digits',
    contactMessage: 'text',
  },
)

/** A field by itself. */
const alone = (name: string, kind: Kind, right: string, schema: z.ZodType): TypedInput => ({
  name,
  kind,
  right,
  read: typed => {
    const { success, data } = schema.safeParse(typed)
    return success ? data : undefined
  },
})

/** All fields of the site in which people type numbers, days and texts. */
export const typedInputs: readonly TypedInput[] = [
  ...purchaseInputs,
  ...canteenInputs,
  ...measureInputs,
  ...assessmentInputs,
  ...wasteInputs,
  ...partnerInputs,
  alone('the title of an issue of the newsletter', 'text', 'Les nouvelles de mars', NewNewsletterIssue.shape.subject),
  alone('the preview line of an issue', 'text', 'En bref', NewNewsletterIssue.shape.preheader),
  alone('the suggestion of an opinion', 'text', 'Plus de dessins', NewReview.shape.suggestion),
  alone('the title of an action', 'text', 'Peser chaque poubelle', wasteActionInput.title),
  alone('the reason of an action', 'text', 'On réduit mal ce que l’on ne voit pas.', wasteActionInput.why),
  alone('the words of a picture', 'text', 'Trois bacs et une balance.', wasteActionInput.pictureText),
  alone('the day of an action', 'day', '2026-03-03', ActionDay),
  alone('a phone number', 'digits', '06 12 34 56 78', PhoneNumber),
  alone('a user name', 'text', 'camille', Username),
]
