import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { useQualitySteps } from '../quality/quality-tunnel.tsx'
import { InformationSummary } from '../summaries/InformationSummary.tsx'
import { PlasticSummary } from '../summaries/PlasticSummary.tsx'
import { QualitySummary } from '../summaries/QualitySummary.tsx'
import { VegetarianSummary } from '../summaries/VegetarianSummary.tsx'
import { WasteMeasureSummary } from '../summaries/WasteMeasureSummary.tsx'
import type { MeasureTunnel } from './measure-steps.ts'
import { useInformationSteps, usePlasticSteps, useVegetarianSteps, useWasteSteps } from './simple-steps.ts'

/** The tunnels by measure. */
export const measureTunnels: Readonly<Record<MeasureId, MeasureTunnel>> = {
  'qualite-des-produits': { useSteps: useQualitySteps, Summary: QualitySummary },
  'gaspillage-alimentaire': { useSteps: useWasteSteps, Summary: WasteMeasureSummary },
  'menus-vegetariens': { useSteps: useVegetarianSteps, Summary: VegetarianSummary },
  'interdiction-du-plastique': { useSteps: usePlasticSteps, Summary: PlasticSummary },
  'information-des-usagers': { useSteps: useInformationSteps, Summary: InformationSummary },
}
