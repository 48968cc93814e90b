import { chooseStep } from './choose-step';
import { watchCounts } from './counts';
import { filterSegments } from './filter';
import { moveByKeys } from './move-by-keys';
import { keepFocus } from './screen';
import { searchSteps } from './search';
import { zoomMap } from './zoom';

// The page of the flow: what a press, a key or the address changes. Everything that it shows is in the HTML already.
filterSegments();
searchSteps();
zoomMap();
moveByKeys();
keepFocus();
chooseStep();
watchCounts();
