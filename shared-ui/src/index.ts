import './styles.css';

export { CardFields } from './card/card-fields.tsx';
export { type CardOutcome, confirmPayment } from './card/confirm-payment.ts';
export { type CardMethod, createCardMethod, showTypedWrong } from './card/create-method.ts';
export type { CardParts } from './card/provider-fields.tsx';
export { useAllergenName, useDietName } from './declared/declared-names.ts';
export { Cover } from './food/cover.tsx';
export { EmptyTable } from './food/empty-table.tsx';
export { FoodCard, FoodCardSkeleton, foodCard } from './food/food-card.tsx';
export { FoodPicture } from './food/food-picture.tsx';
export { HeroTable } from './food/hero-table.tsx';
export { DishPicture, PlaceMark } from './food/plate-picture.tsx';
export {
  calendarDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatTime,
  weekdayOf,
} from './format/dates.ts';
export { counted, decimalSign, formatCount, formatDecimal } from './format/decimal.ts';
export { currencySign, formatMoney } from './format/money.ts';
export { useScheduleText } from './format/schedule-text.ts';
export { TEXT_VALUES } from './format/text-values.ts';
export { type MomentKind, useMoment, useWeekday } from './format/use-moment.ts';
export { LocationMap, PlacesMap } from './map/map-code.tsx';
export type { MapTiles } from './map/map-tiles.tsx';
export { ignoreSecondTap } from './overlays/second-tap.ts';
export { ChoiceList } from './patterns/choice-list.tsx';
export { InstallOffer } from './patterns/install-offer.tsx';
export { LoadNews } from './patterns/load-news.tsx';
export { EmptyState, ErrorState, LoadState } from './patterns/load-state.tsx';
export { Logo } from './patterns/logo.tsx';
export { Notice } from './patterns/notice.tsx';
export {
  OrderStatusBadge,
  orderStatusIcon,
  PaymentStatusBadge,
  useOrderStatusName,
} from './patterns/order-status-badge.tsx';
export { PageHeader } from './patterns/page-header.tsx';
export { Pagination } from './patterns/pagination.tsx';
export { Rating } from './patterns/rating.tsx';
export { Receipt, ReceiptLine, ReceiptLines } from './patterns/receipt.tsx';
export { Stars } from './patterns/stars.tsx';
export { Timeline, type TimelineStep } from './patterns/timeline.tsx';
export { Avatar } from './primitives/avatar.tsx';
export { Badge, type Tone } from './primitives/badge.tsx';
export { Button, ButtonLink, type ButtonProps, IconButton } from './primitives/button.tsx';
export { Checkbox, RadioCard, SegmentedControl, Switch } from './primitives/choice.tsx';
export { FilterTag } from './primitives/filter-tag.tsx';
export { QuantityStepper } from './primitives/quantity-stepper.tsx';
export { Skeleton } from './primitives/skeleton.tsx';
export {
  PasswordField,
  SearchField,
  SelectField,
  TextArea,
  TextField,
  type TextFieldProps,
} from './primitives/text-field.tsx';
export { visuallyHidden, visuallyHiddenOnPhones } from './primitives/visually-hidden.ts';
