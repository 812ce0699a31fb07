/** Names our own site in shop links (`utm_source`). */
export const UTM_SOURCE = "gifthearth";
