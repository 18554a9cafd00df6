/** Key words that are often mistyped; a near match is corrected to them. */
export const KEY_WORDS: readonly string[] = `
  volunteer volunteers volunteering donate donates donation donations donating education environment environmental
  technology healthcare community communities children families soldiers wounded hospital hospitals organization
  organizations organisation ambassador ambassadors partner partners project projects museum festival concert concerts
  weekend tomorrow tonight january february september october november december sunday monday tuesday wednesday
  thursday friday saturday passover hanukkah sukkot shavuot jerusalem wheelchair wheelchairs kindergarten elderly
  immigrants immigrant teaching gardening cooking building photography translation password account receipt
  deductible investment business company agriculture conservation culture orchestra rehabilitation therapy teenagers
  haifa sderot ashdod hadera ofakim kiryat shmona europe london canada brazil france israel family
  events synagogue medicine computers scholarship student students school schools teacher hebrew
`
  .trim()
  .split(/\s+/)
