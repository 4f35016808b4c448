export { canteenUrlComponent, readCanteenId } from '@ma-cantine/lib/canteens/canteen-address'
