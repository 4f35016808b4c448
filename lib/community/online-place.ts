/** Where a meeting without address takes place, in the calendars of readers: in French, as the meeting is. */
export const onlinePlace = 'Visioconférence'
