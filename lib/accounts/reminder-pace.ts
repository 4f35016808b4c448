/** How many reminders a person wants: all of them, that of the last days of a campaign alone, or none. */
export const reminderPaces = ['all', 'essential', 'none'] as const
export type ReminderPace = (typeof reminderPaces)[number]

/** The pace as an account stores it: who takes reminders up again finds the former pace. */
export interface ReminderChoice {
  readonly optOutReminderEmails?: boolean | undefined
  readonly essentialRemindersOnly?: boolean | undefined
}

export function reminderPaceOf({ optOutReminderEmails, essentialRemindersOnly }: ReminderChoice): ReminderPace {
  if (optOutReminderEmails) return 'none'
  return essentialRemindersOnly ? 'essential' : 'all'
}

/** What to change in an account for a pace. */
export const choiceOfPace = (pace: ReminderPace): ReminderChoice =>
  pace === 'none'
    ? { optOutReminderEmails: true }
    : { optOutReminderEmails: false, essentialRemindersOnly: pace === 'essential' }
