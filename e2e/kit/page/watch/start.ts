// The second script of the kit's page: watches what code of the segment does to the page, while it is played and pressed.
import { watchDialogs } from './dialogs';
import { watchFocus } from './focus';
import { watchNavigation } from './navigation';
import { watchStores } from './stores';
import { watchTimers } from './timers';
import { watchWorkers } from './workers';

watchDialogs();
watchFocus();
watchNavigation();
watchStores();
watchTimers();
watchWorkers();
