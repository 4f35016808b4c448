/** In the morning of working days; a server that was down then does not write to people in the evening. */
export const reminderTimes = { timetable: '0 10 * * 1-5', lateness: 6 }
