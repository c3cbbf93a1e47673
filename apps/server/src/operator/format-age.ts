/** An age in hours and minutes. */
export const formatAge = (seconds: number): string =>
  `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
