import { type CampaignDays, campaignDayNames } from '@ma-cantine/lib/administration/campaign-days'
import { type AdministeredCampaign, setCampaign, withdrawCampaign } from '@ma-cantine/lib/administration/campaigns-api'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import { pick } from '@ma-cantine/lib/entities/pick'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ActButton } from '../ActButton.tsx'
import { ActForm } from '../ActForm.tsx'
import { campaigns } from '../administration-queries.ts'
import { afterAct } from '../after-act.ts'
import { useAdministrationWords } from '../words/administration-words.ts'

/** Announces the next campaign. */
export function AnnounceCampaign({ year }: { readonly year: number }) {
  const { set } = useAdministrationWords().campaigns
  return (
    <ActButton label={set.announce(year)}>{close => <DaysDialog year={year} from={null} onClose={close} />}</ActButton>
  )
}

interface CampaignActProps {
  readonly campaign: AdministeredCampaign
}

/** Gives other days to a campaign. */
export function ChangeCampaign({ campaign }: CampaignActProps) {
  const { set } = useAdministrationWords().campaigns
  return (
    <ActButton label={set.change} title={set.changeOf(campaign.year)}>
      {close => <DaysDialog year={campaign.year} from={pick(campaign, campaignDayNames)} onClose={close} />}
    </ActButton>
  )
}

const DaysDraft = z.object({
  declarationStart: z.string().min(1),
  declarationEnd: z.string().min(1),
  // Empty without a correction.
  correctionStart: z.string(),
  correctionEnd: z.string(),
  reason: Reason,
})

interface DaysDialogProps {
  readonly year: number
  readonly from: CampaignDays | null
  readonly onClose: () => void
}

function DaysDialog({ year, from, onClose }: DaysDialogProps) {
  const words = useAdministrationWords()
  const { set, fields, inYear, told, reasonHint } = words.campaigns
  const form = useSiteForm({
    draft: DaysDraft,
    labels: { ...fields, reason: words.act.reason },
    values: {
      declarationStart: from?.declarationStart ?? '',
      declarationEnd: from?.declarationEnd ?? '',
      correctionStart: from?.correctionStart ?? '',
      correctionEnd: from?.correctionEnd ?? '',
      reason: '',
    },
    send: async ({ reason, ...typed }) => {
      const days = {
        ...typed,
        correctionStart: typed.correctionStart || null,
        correctionEnd: typed.correctionEnd || null,
      }
      const answer = await client.call(setCampaign, { params: { year }, body: { from, ...days, reason } })
      afterAct(campaigns.queryKey, answer, onClose, words.act.done, set.done(year, days))
    },
  })
  return (
    <ActForm
      title={set.title(year)}
      effects={set.effects}
      told={told}
      reasonHint={reasonHint}
      form={form}
      action={set.action}
      onClose={onClose}
    >
      {campaignDayNames.map(name => (
        <TextField
          key={name}
          form={form}
          name={name}
          type="date"
          autoComplete="off"
          optional={name.startsWith('correction')}
          min={firstDay(year, from?.[name] ?? null)}
          max={`${year + 1}-12-31`}
          hint={inYear(year + 1)}
        />
      ))}
    </ActForm>
  )
}

/** The first day that the field may take: a day that is stored stays possible. */
function firstDay(year: number, stored: string | null): string {
  const first = [`${year + 1}-01-01`, currentDay()].toSorted().at(-1) ?? ''
  return stored !== null && stored < first ? stored : first
}

/** Withdraws a campaign that has not begun. */
export function WithdrawCampaign({ campaign }: CampaignActProps) {
  const { withdraw } = useAdministrationWords().campaigns
  return (
    <ActButton label={withdraw.action} title={withdraw.actionOf(campaign.year)}>
      {close => <WithdrawDialog campaign={campaign} onClose={close} />}
    </ActButton>
  )
}

const WithdrawDraft = z.object({ reason: Reason })

function WithdrawDialog({ campaign, onClose }: CampaignActProps & { readonly onClose: () => void }) {
  const words = useAdministrationWords()
  const { withdraw, reasonHint } = words.campaigns
  const { year } = campaign
  const form = useSiteForm({
    draft: WithdrawDraft,
    labels: { reason: words.act.reason },
    values: { reason: '' },
    send: async ({ reason }) => {
      const body = { from: pick(campaign, campaignDayNames), reason }
      const answer = await client.call(withdrawCampaign, { params: { year }, body })
      afterAct(campaigns.queryKey, answer, onClose, words.act.done, withdraw.done(year))
    },
  })
  return (
    <ActForm
      title={withdraw.title(year)}
      effects={withdraw.effects}
      told={withdraw.told}
      reasonHint={reasonHint}
      form={form}
      action={withdraw.action}
      onClose={onClose}
    />
  )
}
