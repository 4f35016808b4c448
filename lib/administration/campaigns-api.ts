import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { CampaignDays } from './campaign-days.ts'
import { campaignStages } from './campaign-stage.ts'
import { Reason, StaffAct } from './staff-act.ts'

/** A declaration campaign with its days and where it stands today, as staff see it. */
export const AdministeredCampaign = CampaignDays.extend({
  /** Civil year of the purchases. */
  year: z.int(),
  stage: z.enum(campaignStages),
  /** The settings of the server give its days: the team does not change them. */
  isSetByOperator: z.boolean(),
})
export type AdministeredCampaign = z.output<typeof AdministeredCampaign>

/** All campaigns, the latest first. */
export const AdministeredCampaigns = z.object({
  campaigns: z.array(AdministeredCampaign),
  /** The year whose campaign can be announced. */
  nextYear: z.int(),
  /** The latest fifty changes. */
  acts: z.array(StaffAct),
})
export type AdministeredCampaigns = z.output<typeof AdministeredCampaigns>

const path = '/api/v1/administration/campaigns/'
const CampaignParams = z.object({ year: PathId })

export const listAdministeredCampaigns = endpoint({
  method: 'GET',
  path,
  summary: 'Liste les dates des campagnes, et ce que l’équipe y a changé',
  access: 'staff',
  answer: AdministeredCampaigns,
})

/** New days for a campaign: refused where `from` is not what is stored any more. */
export const CampaignChange = z.object({
  /** The days that were read; null to announce a campaign. */
  from: CampaignDays.nullable(),
  ...CampaignDays.shape,
  reason: Reason,
})
export type CampaignChange = z.output<typeof CampaignChange>

/** Screens, declarations, reminders, statistics and the guide follow the new days at once. */
export const setCampaign = endpoint({
  method: 'POST',
  path: `${path}:year/`,
  summary: 'Annonce une campagne de télédéclaration, ou en change les dates',
  access: 'staff',
  params: CampaignParams,
  body: CampaignChange,
  answer: AdministeredCampaigns,
})

/** Takes back the announcement of a campaign, whose days `from` are those that were read. */
export const CampaignWithdrawal = z.object({ from: CampaignDays, reason: Reason })
export type CampaignWithdrawal = z.output<typeof CampaignWithdrawal>

/** Of a campaign that has not begun. */
export const withdrawCampaign = endpoint({
  method: 'POST',
  path: `${path}:year/withdrawal/`,
  summary: 'Retire l’annonce d’une campagne qui n’a pas commencé',
  access: 'staff',
  params: CampaignParams,
  body: CampaignWithdrawal,
  answer: AdministeredCampaigns,
})
