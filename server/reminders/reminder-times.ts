/** The morning of working days; after a downtime, no reminder leaves in the evening. */
export const reminderTimes = { timetable: '0 10 * * 1-5', lateness: 6 }
